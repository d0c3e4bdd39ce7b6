CREATE TABLE "email_template_versions" (
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"from_name" text,
	"from_email" text,
	"html" text NOT NULL,
	"text" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "email_template_versions_template_id_version_pk" PRIMARY KEY("template_id","version"),
	CONSTRAINT "email_template_versions_subject_length" CHECK (greatest(char_length("email_template_versions"."subject"), char_length("email_template_versions"."from_name"), char_length("email_template_versions"."from_email")) <= 500),
	CONSTRAINT "email_template_versions_body_length" CHECK (greatest(char_length("email_template_versions"."html"), char_length("email_template_versions"."text")) <= 500000)
);
--> statement-breakpoint
ALTER TABLE "email_template_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_saved_by_accounts_user_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_template_versions_saved_by" ON "email_template_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE POLICY "admin may select" ON "email_template_versions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint

-- A template holds the text alone from now on: what was around it, and the styles of paragraphs and buttons, come from
-- features/mail/mail-layout.rules.ts.
update email_templates set html = replace(replace(
  substring(html from '</h1>\n(.*)\n</div>\n</body>'),
  '<p style="margin:0 0 16px">', '<p>'),
  '<a style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:#1f2430;color:#ffffff;text-decoration:none;font-weight:600" ', '<a class="knop" ')
where html like '<!doctype html>%' and html ~ '</h1>\n.*\n</div>\n</body>';

-- db/sql/mail-templates.sql
-- Every version of a mail template stays, the present one included, whatever changes the template.
create or replace function number_template_version() returns trigger
  language plpgsql
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create or replace trigger number_version before update on email_templates for each row execute function number_template_version();

-- Nobody writes versions directly. The account is null where no admin made the change, or where the account is gone.
create or replace function keep_template_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into email_template_versions (template_id, version, subject, from_name, from_email, html, text, saved_at, saved_by)
  values (new.id, new.version, new.subject, new.from_name, new.from_email, new.html, new.text, new.updated_at,
    (select user_id from accounts where user_id = app_user_id()));
  return null;
end $$;
create or replace trigger keep_version after insert or update on email_templates for each row execute function keep_template_version();

-- The first version of each mail. Admins edit them in the database, so a change here reaches new databases only. The sender's name
-- names the product, so the texts do not. The frame around the text, with its heading, comes from features/mail/mail-layout.rules.ts.
-- Placeholders: first_name, confirm_url, unsubscribe_url, company_name.
insert into email_templates (key, subject, html, text)
select key, subject, body, text
from (values
('wachtwoord_reset', 'Kies een nieuw wachtwoord',
$$<p>Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze knop kies je er een:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</p>$$,
$$Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze link kies je er een:

{{confirm_url}}

De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.
$$),
('account_aangemaakt', 'Je account staat klaar',
$$<p>Hallo {{first_name}},</p>
<p>Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:</p>
<p><a class="knop" href="{{confirm_url}}">Kies je wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.</p>
<p>Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via ‘Wachtwoord vergeten’.</p>$$,
$$Hallo {{first_name}},

Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:

{{confirm_url}}

Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.

Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via 'Wachtwoord vergeten'.
$$),
('wachtwoord_tijdelijk', 'Je tijdelijke wachtwoord',
$$<p>Hallo {{first_name}},</p>
<p>We hebben een tijdelijk wachtwoord voor je account ingesteld. Je bent overal uitgelogd.</p>
<p>Je tijdelijke wachtwoord: <strong style="font-family:Menlo,Consolas,monospace">{{temp_password}}</strong></p>
<p><a class="knop" href="{{confirm_url}}">Log in</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Na het inloggen kies je meteen een eigen wachtwoord. Heb je hier niet om gevraagd? Beantwoord dan deze mail.</p>$$,
$$Hallo {{first_name}},

We hebben een tijdelijk wachtwoord voor je account ingesteld. Je bent overal uitgelogd.

Je tijdelijke wachtwoord: {{temp_password}}

Log in: {{confirm_url}}

Na het inloggen kies je meteen een eigen wachtwoord. Heb je hier niet om gevraagd? Beantwoord dan deze mail.
$$),
('account_vergrendeld', 'Inloggen is een kwartier geblokkeerd',
$$<p>Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.</p>
<p>Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.</p>$$,
$$Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.

Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:

{{confirm_url}}

Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.
$$),
('account_verwijderd', 'Je account is verwijderd',
$$<p>Je hebt je account verwijderd. Je profiel is offline en je bent overal uitgelogd.</p>
<p>We bewaren je gegevens nog 30 dagen. Heb je je bedacht, of was je het niet zelf? Dan haal je alles terug met deze knop:</p>
<p><a class="knop" href="{{confirm_url}}">Haal mijn account terug</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Doe je niets, dan wissen we na 30 dagen alles voorgoed. Was je het niet zelf? Kies dan na het terughalen meteen een nieuw wachtwoord.</p>$$,
$$Je hebt je account verwijderd. Je profiel is offline en je bent overal uitgelogd.

We bewaren je gegevens nog 30 dagen. Heb je je bedacht, of was je het niet zelf? Dan haal je alles terug met deze link:

{{confirm_url}}

Doe je niets, dan wissen we na 30 dagen alles voorgoed. Was je het niet zelf? Kies dan na het terughalen meteen een nieuw wachtwoord.
$$),
('website_overgenomen', 'Je profiel is offline: een ander account bewees dat de website van hem is',
$$<p>Hallo {{first_name}},</p>
<p>Een ander account heeft bewezen dat {{company_name}} van hem is, en heeft de website gepubliceerd. Een website kan maar bij één account online staan. Daarom staat jouw profiel van {{company_name}} nu offline.</p>
<p>Je bent niets kwijt: je profiel, je rapporten en het adres van je pagina blijven bewaard. Is de website van jou? Bewijs dat dan met een bestand, een metatag of een DNS-record, en publiceer opnieuw:</p>
<p><a class="knop" href="{{confirm_url}}">Bewijs dat de website van jou is</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Denk je dat dit niet klopt? Beantwoord dan deze mail.</p>$$,
$$Hallo {{first_name}},

Een ander account heeft bewezen dat {{company_name}} van hem is, en heeft de website gepubliceerd. Een website kan maar bij één account online staan. Daarom staat jouw profiel van {{company_name}} nu offline.

Je bent niets kwijt: je profiel, je rapporten en het adres van je pagina blijven bewaard. Is de website van jou? Bewijs dat dan met een bestand, een metatag of een DNS-record, en publiceer opnieuw:

{{confirm_url}}

Denk je dat dit niet klopt? Beantwoord dan deze mail.
$$),
('wachtlijst_bevestiging', 'Je staat op de wachtlijst',
$$<p>Hallo {{first_name}},</p>
<p>Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.</p>
<p>We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.</p>
<p>Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.</p>$$,
$$Hallo {{first_name}},

Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.

We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.

Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.
$$),
('uitnodiging', 'Je bent aan de beurt: open je account',
$$<p>Hallo {{first_name}},</p>
<p>Je stond op onze wachtlijst, en er is plek. Je account staat klaar. Kies je wachtwoord, dan kun je meteen aan de slag:</p>
<p><a class="knop" href="{{confirm_url}}">Open je account</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>De link werkt zeven dagen. Is hij verlopen? Vraag op de inlogpagina een nieuwe aan via ‘Wachtwoord vergeten’.</p>
<p>Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je begint met het gratis plan. Wil je Pro of Expert? Beantwoord dan deze mail: je hoort wat het kost voordat je kiest.</p>
<p>Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan verwijderen we je gegevens.</p>$$,
$$Hallo {{first_name}},

Je stond op onze wachtlijst, en er is plek. Je account staat klaar. Kies je wachtwoord, dan kun je meteen aan de slag:

{{confirm_url}}

De link werkt zeven dagen. Is hij verlopen? Vraag op de inlogpagina een nieuwe aan via 'Wachtwoord vergeten'.

Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je begint met het gratis plan. Wil je Pro of Expert? Beantwoord dan deze mail: je hoort wat het kost voordat je kiest.

Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan verwijderen we je gegevens.
$$),
('nieuwsbrief_bevestiging', 'Bevestig je aanmelding voor de nieuwsbrief',
$$<p>Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:</p>
<p><a class="knop" href="{{confirm_url}}">Bevestig je aanmelding</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.</p>$$,
$$Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:

{{confirm_url}}

Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.
$$),
('nieuwsbrief_welkom', 'De eerste tips om gevonden te worden door AI',
$$<p>Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:</p>
<p><strong>Laat de crawlers binnen.</strong> Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.</p>
<p><strong>Zet de feiten in gewone tekst.</strong> Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.</p>
<p><strong>Wees overal dezelfde.</strong> Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.</p>
<p>Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.</p>
<p>Geen nieuwsbrief meer? <a href="{{unsubscribe_url}}">Meld je met één klik af</a>.</p>$$,
$$Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:

1. Laat de crawlers binnen. Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.

2. Zet de feiten in gewone tekst. Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.

3. Wees overal dezelfde. Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.

Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.

Geen nieuwsbrief meer? Meld je met één klik af: {{unsubscribe_url}}
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;

-- Templates that are older than this table.
insert into email_template_versions (template_id, version, subject, from_name, from_email, html, text, saved_at)
select id, version, subject, from_name, from_email, html, text, updated_at from email_templates t
where not exists (select from email_template_versions v where v.template_id = t.id);
-- end of db/sql/mail-templates.sql

-- db/sql/mail.sql
-- Adds a mail to the outbox and notifies the processes that send mail, both when the caller's transaction commits.
create or replace function queue_mail(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz,
  p_with_reset_link boolean default false
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into mail_outbox (template_key, to_address, variables, with_reset_link, created_at, due_at, expires_at)
  values (p_template_key, p_to, p_variables, p_with_reset_link, p_now, p_now, p_expires_at);
  perform pg_notify('mail_queued', '');
end $$;
grant execute on function queue_mail to vindbaar_auth, vindbaar_jobs;

-- Admins only: visitors and customers cannot choose a template or a recipient. False: the same mail was queued less than a minute ago.
drop function if exists queue_mail_as_admin(text, text, jsonb, timestamptz, timestamptz);
create function queue_mail_as_admin(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_version integer;
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin may send a mail of choice';
  end if;
  -- The same mail again within a minute is a second press of the button, unless its template changed.
  select version into v_version from email_templates where key = p_template_key;
  if take_rate_limit('same-mail:' || encode(sha256(convert_to(
    concat_ws(chr(10), p_template_key, v_version, lower(p_to), p_variables), 'UTF8')), 'hex'), 1, 60, p_now) > 0 then
    return false;
  end if;
  perform queue_mail(p_template_key, p_to, p_variables, p_now, p_expires_at);
  return true;
end $$;
grant execute on function queue_mail_as_admin to vindbaar_app;

-- Queues the confirmation to an address on the waitlist once, in the transaction that sets confirmation_sent_at. The mail repeats
-- nothing that a stranger could have typed: it greets by name only if the name looks like one, and names no company.
create or replace function queue_waitlist_confirmation(p_email text, p_now timestamptz, p_expires_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_entry waitlist;
  v_is_name boolean;
begin
  update waitlist set confirmation_sent_at = p_now
  where lower(email) = lower(p_email) and confirmation_sent_at is null
  returning * into v_entry;
  if found then
    v_is_name := char_length(v_entry.name) <= 60 and v_entry.name !~ '[0-9./\\:@<>]';
    perform queue_mail(
      'wachtlijst_bevestiging', v_entry.email,
      jsonb_build_object(
        'first_name', case when v_is_name then (regexp_split_to_array(btrim(v_entry.name), '\s+'))[1] else 'daar' end,
        'company_name', 'je bedrijf'),
      p_now, p_expires_at);
  end if;
end $$;
grant execute on function queue_waitlist_confirmation to vindbaar_app;
-- end of db/sql/mail.sql

-- db/sql/table-rights.sql
-- Rights to tables and views, by role. The policies beside each table in db/schema limit the rows.
-- Every right that is not in this list is revoked.
revoke all on all tables in schema public from vindbaar_app, vindbaar_reader, vindbaar_jobs;

-- Customers, admins and visitors.
grant select on public_profiles, sitemap_entries to vindbaar_app;
grant insert, select, update, delete on waitlist, user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select on reports to vindbaar_app;
grant insert, select, delete on reports_free to vindbaar_app;
grant insert, select, update on analyses, comparisons, first_pages, own_file_checks, readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on proposals to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;
grant select on audit_log, customers, domain_proofs, email_template_versions to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images,
  domain_proofs to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, crawler_visits, crawler_visit_days, image_sources, own_file_checks, sign_in_attempts, rate_limits,
  readings, proposals to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- pg-boss, which has its own schema. Jobs may do anything in it except change its tables.
grant usage on schema jobs to vindbaar_jobs;
grant insert, select, update, delete on all tables in schema jobs to vindbaar_jobs;
grant execute on all functions in schema jobs to vindbaar_jobs;

-- better-auth, which has its own schema.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
