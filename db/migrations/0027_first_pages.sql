CREATE TABLE "first_pages" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_pages_domain_id_host_path_pk" PRIMARY KEY("domain_id","host","path"),
	CONSTRAINT "first_pages_path_length" CHECK (greatest(char_length("first_pages"."host"), char_length("first_pages"."path")) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "first_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "revises" uuid;--> statement-breakpoint
ALTER TABLE "first_pages" ADD CONSTRAINT "first_pages_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE POLICY "owner may update" ON "reports_free" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("reports_free"."user_id" = (select app_user_id()) and ("reports_free"."domain_id" is null or exists (select from domains d where d.id = "reports_free"."domain_id" and d.user_id = (select app_user_id())))) WITH CHECK ("reports_free"."user_id" = (select app_user_id()) and ("reports_free"."domain_id" is null or exists (select from domains d where d.id = "reports_free"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint
CREATE POLICY "owner may select" ON "first_pages" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "first_pages" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "first_pages" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("first_pages"."user_id" = (select app_user_id())) WITH CHECK ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
grant select, insert, update on first_pages to vindbaar_app;--> statement-breakpoint
grant update (url, score, samenvatting, rubric_version, result) on reports_free to vindbaar_app;
