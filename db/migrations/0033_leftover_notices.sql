ALTER TABLE "fact_comparisons" DROP CONSTRAINT "fact_comparisons_length";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "fact_comparisons" ADD COLUMN "told" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_comparisons" ADD CONSTRAINT "fact_comparisons_length" CHECK (char_length("fact_comparisons"."sources"::text) <= 2000000 and char_length("fact_comparisons"."leftovers"::text) <= 1000000 and char_length("fact_comparisons"."told"::text) <= 1000000);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('published', 'score-fell', 'robots-txt', 'crawler-access', 'llms-txt', 'noindex', 'proof-lost', 'displaced', 'plan-ending', 'leftover'));