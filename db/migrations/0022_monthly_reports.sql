ALTER TABLE "reports" ADD COLUMN "monthly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_a_month" ON "reports" USING btree ("domain_id","maand") WHERE monthly;--> statement-breakpoint
ALTER POLICY "owner may insert" ON "reports" TO vindbaar_app WITH CHECK ("reports"."user_id" = (select app_user_id()) and not "reports"."monthly" and ("reports"."domain_id" is null or exists (select from domains d where d.id = "reports"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint

-- db/sql/mail/templates-reports.sql
-- The first version of the mails with a monthly report, in both languages. db/sql/mail-templates.sql says what a template holds. Beside
-- the placeholders there, these have two of the product's own: period is the month, report the text that differs per report.
insert into email_templates (key, subject, html, text)
select key, subject, body, text
from (values
('rapport_maand', 'Je rapport van {{period}}: {{company_name}}',
$$<p>Hallo {{first_name}},</p>
<p>Dit is het rapport van {{period}} over {{company_name}}.</p>
<p>{{report}}</p>
<p><a class="knop" href="{{confirm_url}}">Bekijk het hele rapport</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.</p>$$,
$$Hallo {{first_name}},

Dit is het rapport van {{period}} over {{company_name}}.

{{report}}

Bekijk het hele rapport: {{confirm_url}}

Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.
$$),
('rapport_maand_en', 'Your report of {{period}}: {{company_name}}',
$$<p>Hello {{first_name}},</p>
<p>This is the report of {{period}} on {{company_name}}.</p>
<p>{{report}}</p>
<p><a class="knop" href="{{confirm_url}}">See the whole report</a></p>
<p>Does the button not work? Copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>You choose whether and when this mail comes: in your account, under E-mail.</p>$$,
$$Hello {{first_name}},

This is the report of {{period}} on {{company_name}}.

{{report}}

See the whole report: {{confirm_url}}

You choose whether and when this mail comes: in your account, under E-mail.
$$),
('rapport_onveranderd', 'Niets veranderd in {{period}}: {{company_name}}',
$$<p>Hallo {{first_name}},</p>
<p>Niets veranderd: wat we deze maand op de website van {{company_name}} lazen, is hetzelfde als in het vorige rapport.</p>
<p>{{report}}</p>
<p><a class="knop" href="{{confirm_url}}">Bekijk het rapport</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.</p>$$,
$$Hallo {{first_name}},

Niets veranderd: wat we deze maand op de website van {{company_name}} lazen, is hetzelfde als in het vorige rapport.

{{report}}

Bekijk het rapport: {{confirm_url}}

Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.
$$),
('rapport_onveranderd_en', 'Nothing changed in {{period}}: {{company_name}}',
$$<p>Hello {{first_name}},</p>
<p>Nothing changed: what we read on the website of {{company_name}} this month is the same as in the previous report.</p>
<p>{{report}}</p>
<p><a class="knop" href="{{confirm_url}}">See the report</a></p>
<p>Does the button not work? Copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>You choose whether and when this mail comes: in your account, under E-mail.</p>$$,
$$Hello {{first_name}},

Nothing changed: what we read on the website of {{company_name}} this month is the same as in the previous report.

{{report}}

See the report: {{confirm_url}}

You choose whether and when this mail comes: in your account, under E-mail.
$$),
('rapport_niet_gelezen', 'We konden de website van {{company_name}} niet lezen',
$$<p>Hallo {{first_name}},</p>
<p>Voor het rapport van {{period}} wilden we de website van {{company_name}} lezen. Dat is niet gelukt, dus er is deze keer nog geen score.</p>
<p>{{report}}</p>
<p>We proberen het de komende dagen elke dag opnieuw. Lukt het, dan krijg je het rapport alsnog.</p>
<p><a class="knop" href="{{confirm_url}}">Bekijk wat we vonden</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.</p>$$,
$$Hallo {{first_name}},

Voor het rapport van {{period}} wilden we de website van {{company_name}} lezen. Dat is niet gelukt, dus er is deze keer nog geen score.

{{report}}

We proberen het de komende dagen elke dag opnieuw. Lukt het, dan krijg je het rapport alsnog.

Bekijk wat we vonden: {{confirm_url}}

Je kiest zelf of en wanneer deze mail komt: bij je account, onder E-mail.
$$),
('rapport_niet_gelezen_en', 'We could not read the website of {{company_name}}',
$$<p>Hello {{first_name}},</p>
<p>For the report of {{period}} we wanted to read the website of {{company_name}}. That failed, so there is no score yet.</p>
<p>{{report}}</p>
<p>We try again every day of the coming days. When it succeeds, you still get the report.</p>
<p><a class="knop" href="{{confirm_url}}">See what we found</a></p>
<p>Does the button not work? Copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>You choose whether and when this mail comes: in your account, under E-mail.</p>$$,
$$Hello {{first_name}},

For the report of {{period}} we wanted to read the website of {{company_name}}. That failed, so there is no score yet.

{{report}}

We try again every day of the coming days. When it succeeds, you still get the report.

See what we found: {{confirm_url}}

You choose whether and when this mail comes: in your account, under E-mail.
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;
-- end of db/sql/mail/templates-reports.sql

-- db/sql/reports.sql
-- The newest score of a profile's current website, if the profile is public and its plan includes the badge.
create or replace function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null and is_on_website(r.url, v.domain_name)
  order by r.aangemaakt_op desc limit 1
$$;
grant execute on function badge_score to vindbaar_reader;

-- The only way to change a report of a Gratis customer: by the customer's own running analysis that revises it.
create or replace function revise_free_report(
  p_turn uuid, p_url text, p_score integer, p_summary text, p_version text, p_result jsonb
) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update reports_free r
  set url = p_url, score = p_score, samenvatting = p_summary, rubric_version = p_version, result = p_result
  from analyses a
  where a.id = p_turn and a.user_id = app_user_id() and a.state = 'running' and a.revises = r.id and r.user_id = a.user_id
$$;
grant execute on function revise_free_report to vindbaar_app;

-- The addresses of a report's files follow from its id. A report of which only the score is kept has none.
create or replace function set_report_links() returns trigger
  language plpgsql
as $$
begin
  new.link_json := coalesce(new.link_json, '/rapporten/' || new.id || '/json');
  new.link_pdf := coalesce(new.link_pdf, '/rapporten/' || new.id || '/pdf');
  return new;
end $$;
create or replace trigger set_links before insert or update on reports for each row
  when (new.result is not null) execute function set_report_links();
create or replace trigger set_links before insert or update on reports_free for each row
  when (new.result is not null) execute function set_report_links();

-- Reports that are older than these links.
update reports set link_json = null where result is not null and link_json is null;
update reports_free set link_json = null where result is not null and link_json is null;
-- end of db/sql/reports.sql
