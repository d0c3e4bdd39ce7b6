CREATE POLICY "readers may select" ON "crawler_ranges" AS PERMISSIVE FOR SELECT TO "vindbaar_reader" USING (true);--> statement-breakpoint
CREATE POLICY "readers may select" ON "sitemap_entries" AS PERMISSIVE FOR SELECT TO "vindbaar_reader" USING (true);--> statement-breakpoint
-- vindbaar_reader: what everyone may see, and nothing else.
grant usage on schema public to vindbaar_reader;--> statement-breakpoint
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;--> statement-breakpoint
grant execute on function app_user_id, profile_was_public, public_profiles_at, public_profile_of, image_at to vindbaar_reader;--> statement-breakpoint
-- Who only reads for visitors is nobody's user, whatever he set.
create or replace function app_user_id() returns uuid
  language sql stable
  return case current_setting('role', true)
    when 'vindbaar_app' then nullif(current_setting('app.user_id', true), '')::uuid end;
