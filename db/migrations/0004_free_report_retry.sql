CREATE POLICY "owner may delete" ON "reports_free" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("reports_free"."user_id" = (select app_user_id()) and "reports_free"."result" ->> 'website_live' = 'false');--> statement-breakpoint
grant delete on reports_free to vindbaar_app;
