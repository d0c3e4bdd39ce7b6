ALTER TABLE "readings" ADD COLUMN "missed" jsonb;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_missed_length" CHECK (char_length("readings"."missed"::text) <= 40000);