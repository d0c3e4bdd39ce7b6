/** The images of a profile as its form shows them. The texts are added here: the first screen need not load all of them. */
import { IMAGE_PROBLEM_TEXTS } from '#app/copy/image-problems.ts'
import type { OpenDashboard } from '#app/routes/dashboard/dashboard.server.ts'
import { allows } from '#features/access/plans.ts'
import { type OwnImage, ownImages } from '#features/images/own-images.server.ts'

export interface ShownImage extends Omit<OwnImage, 'problem'> {
  /** What is wrong and what to do, in words. */
  problem: string | null
}

export const shownImage = (image: OwnImage): ShownImage => ({
  ...image,
  problem: image.problem && IMAGE_PROBLEM_TEXTS[image.problem],
})

export async function shownImages({ services, user, domain }: OpenDashboard): Promise<ShownImage[]> {
  return allows(domain.plan, 'extended-info') ? (await ownImages(services, user, domain.id)).map(shownImage) : []
}
