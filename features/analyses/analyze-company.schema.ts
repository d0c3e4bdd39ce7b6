/** Payload of analyze-company, as the contract names it. */
import { z } from 'zod'

export const analyzeCompanySchema = z.object({
  companyName: z.string().max(200),
  url: z.string().min(1, 'Vul dit veld in').max(2000),
  locations: z.array(z.string()).max(50).default([]),
  countries: z.array(z.string()).max(50).default([]),
  desiredInfo: z.string().max(5000).default(''),
  /** The website's domain; if absent, the account's domain with the host of `url`. */
  domainId: z.uuid().optional(),
  /** Accepted and ignored: the server knows the plan. */
  planType: z.string().optional(),
  sector: z.string().nullish(),
  socialLinks: z.array(z.string()).nullish(),
  description: z.string().nullish(),
  publicEmail: z.string().nullish(),
  mapsLink: z.string().nullish(),
  landingUrl: z.string().nullish(),
  /** 'Klopt dit niet?': a page of this website that is read first from now on; the newest report is revised. */
  readFirst: z.string().max(2000).optional(),
  /** Chosen by the client, which follows /functions/v1/progress/{progressId}. */
  progressId: z.uuid().optional(),
})
export type AnalyzeCompanyInput = z.output<typeof analyzeCompanySchema>
