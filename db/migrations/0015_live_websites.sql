CREATE TABLE "domain_proofs" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"website" text NOT NULL,
	"method" text NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failed_days" integer DEFAULT 0 NOT NULL,
	"failed_on" date,
	CONSTRAINT "domain_proofs_domain_id_website_pk" PRIMARY KEY("domain_id","website"),
	CONSTRAINT "domain_proofs_method" CHECK ("domain_proofs"."method" in ('bestand', 'meta', 'dns')),
	CONSTRAINT "domain_proofs_website_length" CHECK (greatest(char_length("domain_proofs"."website")) <= 253)
);
--> statement-breakpoint
ALTER TABLE "domain_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "live_name" text;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "displaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "domain_proofs" ADD CONSTRAINT "domain_proofs_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "domain_proofs_user_id" ON "domain_proofs" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_one_live" UNIQUE("live_name");--> statement-breakpoint
CREATE POLICY "owner may select" ON "domain_proofs" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("domain_proofs"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "domain_proofs" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
ALTER POLICY "owner may insert" ON "domains" TO vindbaar_app WITH CHECK ("domains"."user_id" = (select app_user_id()) and not "domains"."is_primary" and "domains"."plan_type" is null and "domains"."verified_at" is null and "domains"."live_name" is null and "domains"."displaced_at" is null and plan_in_force("domains"."user_id") = 'expert');--> statement-breakpoint

-- db/sql/domains.sql
-- With and without www is the same website. features/domains/host.ts applies the same rule.
create or replace function bare_host(p_host text) returns text
  language sql immutable parallel safe
as $$
  select regexp_replace(lower(btrim(p_host)), '^www\.(?=.+\..)', '')
$$;
grant execute on function bare_host to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- Triggers run in the order of their names: this one runs before forget_proof below, which compares the stored
-- names.
create or replace function bare_domain_name() returns trigger
  language plpgsql
as $$
begin
  new.domain_name := bare_host(new.domain_name);
  return new;
end $$;
create or replace trigger bare_domain_name before insert or update of domain_name on domains for each row
  execute function bare_domain_name();

-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. The primary domain never
-- takes the name of another website of the same account.
create or replace function ensure_primary_domain(p_user_id uuid, p_domain_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := bare_host(p_domain_name);
  v_id uuid;
begin
  perform require_right_over(p_user_id);
  if coalesce(v_name, '') = '' then
    raise invalid_parameter_value using message = 'a domain name is required';
  end if;
  insert into domains as d (user_id, domain_name, is_primary) values (p_user_id, v_name, true)
  on conflict (user_id) where is_primary do update set
    domain_name = case
      when exists (
        select from domains other
        where other.user_id = p_user_id and not other.is_primary and other.deleted_at is null and other.domain_name = v_name
      ) then d.domain_name
      else v_name
    end
  returning id into v_id;
  return v_id;
end $$;
grant execute on function ensure_primary_domain to vindbaar_app;

-- Whether an address belongs to the website that a domain names. A domain keeps its id when the customer moves to another host, and
-- the reports on the old host are kept. On a host that serves many parties the name has the path of one (features/domains/website.ts).
create or replace function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select case
    when position('/' in p_domain_name) = 0 then bare_host(url.host) = bare_host(p_domain_name)
    else (bare_host(url.host) = name.host or right(url.host, length(name.host) + 1) = '.' || name.host)
      and (url.rest = name.path or left(url.rest, length(name.path) + 1) in (name.path || '/', name.path || '?', name.path || '&'))
  end
  from (select substring(lower(p_url) from '^https?://([^/?#]+)') as host, substring(lower(p_url) from '^https?://[^/?#]+([^#]*)') as rest) url,
    (select split_part(p_domain_name, '/', 1) as host, substring(p_domain_name from position('/' in p_domain_name)) as path) name
$$;
grant execute on function is_on_website to vindbaar_app;

-- A website is live for one account at a time: domains.live_name, which is unique, is the name of the website whose published profile
-- this domain holds. A published profile always holds its domain's name. Error VB001: the website is live for another account.
create or replace function hold_website(p_domain_id uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_own domains;
  v_holder domains;
begin
  select * into v_own from domains where id = p_domain_id;
  -- An added domain has a name; a primary one has none before it is published.
  if v_own.domain_name = '' then
    return;
  end if;
  loop
    select * into v_holder from domains where live_name = v_own.domain_name and id <> v_own.id for update;
    if found then
      -- Not public now (deleted, or its plan ended): the website is free. Between two proofs the later one counts.
      if exists (select from public_profiles v where v.domain_id = v_holder.id)
        and (v_own.verified_at is null or v_own.verified_at <= v_holder.verified_at)
      then
        raise exception using errcode = 'VB001', message = 'the website is live for another account';
      end if;
      perform displace_website(v_holder, p_at);
    end if;
    begin
      update domains set live_name = domain_name, displaced_at = null
      where id = v_own.id and (live_name is distinct from domain_name or displaced_at is not null);
      return;
    exception when unique_violation then
      -- Another account published it meanwhile: the next round finds that one.
    end;
  end loop;
end $$;

-- The profile goes offline and keeps everything; its owner is told by mail, and on screen by displaced_at.
create or replace function displace_website(p_domain domains, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null, displaced_at = p_at where id = p_domain.id;
  update profiles set published = false, llm_profiel_status = 'concept'
  where id = p_domain.user_id and domain_id = p_domain.id;
  perform queue_mail(
    'website_overgenomen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_domain.domain_name,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain.id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_domain.user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-displaced', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_domain.domain_name)
  from accounts a where a.user_id = p_domain.user_id;
end $$;

create or replace function follow_published() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.published then
    perform hold_website(new.domain_id, coalesce(new.geo_published_at, now()));
  else
    update domains set live_name = null where id = new.domain_id and live_name is not null;
  end if;
  return null;
end $$;
create or replace trigger hold_insert after insert on profiles for each row
  when (new.published) execute function follow_published();
-- Not only where `published` changes: to publish again is to hold the website again.
create or replace trigger hold_update after update of published on profiles for each row
  when (old.published or new.published) execute function follow_published();

create or replace function release_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null where id = old.domain_id and live_name is not null;
  return null;
end $$;
create or replace trigger release after delete on profiles for each row
  when (old.published) execute function release_website();

-- Another name is another website: it is proven or not, and held or not, by itself.
create or replace function another_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_when = 'BEFORE' then
    new.live_name := null;
    new.verified_at := (select p.proven_at from domain_proofs p where p.domain_id = new.id and p.website = new.domain_name);
    return new;
  end if;
  if exists (select from profiles p where p.id = new.user_id and p.domain_id = new.id and p.published) then
    perform hold_website(new.id, now());
  end if;
  return null;
end $$;
create or replace trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();
create or replace trigger hold_renamed after update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();

-- What one check of a website found: the way that it was proven, or null. `p_day`: a failure counts once a day; null: it does not count.
create or replace function note_ownership_check(p_domain_id uuid, p_website text, p_method text, p_at timestamptz, p_day date)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid := (select user_id from domains where id = p_domain_id);
  v_proven_at timestamptz;
begin
  perform require_right_over(v_user_id);
  if p_method is not null then
    insert into domain_proofs as p (user_id, domain_id, website, method, proven_at, checked_at)
    values (v_user_id, p_domain_id, p_website, p_method, p_at, p_at)
    on conflict (domain_id, website) do update set
      method = excluded.method, proven_at = coalesce(p.proven_at, excluded.proven_at), checked_at = excluded.checked_at,
      failed_days = 0, failed_on = null
    returning proven_at into v_proven_at;
  else
    update domain_proofs p set
      checked_at = p_at,
      failed_on = coalesce(p_day, failed_on),
      failed_days = case when p_day is null or p_day = failed_on then failed_days else failed_days + 1 end,
      proven_at = case when p_day is not null and p_day is distinct from failed_on and failed_days >= 2 then null else proven_at end
    where domain_id = p_domain_id and website = p_website
    returning proven_at into v_proven_at;
  end if;
  update domains set verified_at = v_proven_at
  where id = p_domain_id and domain_name = p_website and verified_at is distinct from v_proven_at;
end $$;
grant execute on function note_ownership_check to vindbaar_app, vindbaar_jobs;
-- end of db/sql/domains.sql

-- db/sql/mail-templates.sql
-- The first version of each mail. Admins edit them in the database, so a change here reaches new databases only. The sender's name
-- names the product, so the texts do not. Placeholders: first_name, confirm_url, unsubscribe_url, company_name.
insert into email_templates (key, subject, html, text)
select key, subject, format($html$<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>%1$s</title>
</head>
<body style="margin:0;padding:32px 20px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:1.3;font-weight:normal">%1$s</h1>
%2$s
</div>
</body>
</html>
$html$, subject, replace(replace(body, '<p>', '<p style="margin:0 0 16px">'), '<a class="knop" ', '<a style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:#1f2430;color:#ffffff;text-decoration:none;font-weight:600" ')), text
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
-- end of db/sql/mail-templates.sql

-- db/sql/sitemap-entries.sql
-- The rows that the table sitemap_entries must hold.
create or replace view sitemap_listings as
select v.id as user_id, v.number, v.profile_slug as slug, v.updated_at as changed_at,
  -- Only an extra website depends on the account's plan for being public.
  case when not v.is_primary and d.plan_type is distinct from 'expert' then s.current_period_end end as listed_until
from public_profiles v
join domains d on d.id = v.domain_id
left join user_subscriptions s on s.user_id = v.id
where v.zichtbaarheid_ai;

-- Rewrites the entries of all profiles of an account, because its plan and its toggles affect each of them.
create or replace function keep_sitemap_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  v_user_id uuid;
begin
  if tg_table_name = 'profiles' then
    v_user_id := coalesce(new.id, old.id);
  else
    v_user_id := coalesce(new.user_id, old.user_id);
  end if;
  -- Serialises changes of one account, so that the later one reads what the earlier one wrote. Taken at the end of the transaction,
  -- when it no longer waits for rows, so it cannot deadlock. Accounts share 1,024 locks, so that a bulk change fits the lock table.
  perform pg_advisory_xact_lock(hashtext('sitemap_entries'), hashtext(v_user_id::text) & 1023);
  delete from sitemap_entries e using profiles p
  where p.id = v_user_id and e.number = p.number
    and not exists (select from sitemap_listings l where l.user_id = v_user_id and l.number = p.number);
  insert into sitemap_entries as e (number, slug, changed_at, listed_until)
  select l.number, l.slug, l.changed_at, l.listed_until from sitemap_listings l where l.user_id = v_user_id
  on conflict (number) do update set (slug, changed_at, listed_until) = (excluded.slug, excluded.changed_at, excluded.listed_until)
  where (e.slug, e.changed_at, e.listed_until) is distinct from (excluded.slug, excluded.changed_at, excluded.listed_until);
  return null;
end $$;
drop trigger if exists list_insert on profiles;
create constraint trigger list_insert after insert on profiles deferrable initially deferred for each row
  when (new.published) execute function keep_sitemap_entries();
drop trigger if exists list_update on profiles;
create constraint trigger list_update after update on profiles deferrable initially deferred for each row
  when (old.published or new.published or old.zichtbaarheid_ai <> new.zichtbaarheid_ai)
  execute function keep_sitemap_entries();
drop trigger if exists list on domains;
create constraint trigger list after update of domain_name, is_primary, plan_type, deleted_at on domains deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on user_subscriptions;
create constraint trigger list after insert or update or delete on user_subscriptions deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on accounts;
create constraint trigger list after update of deleted_at on accounts deferrable initially deferred for each row
  execute function keep_sitemap_entries();
-- end of db/sql/sitemap-entries.sql

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
grant select on audit_log, customers, domain_proofs to vindbaar_app;

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
-- Its trigger now runs another_website.
drop function if exists forget_proof();

-- Of accounts that published one website, the proven one and then the first keeps it.
update domains d set live_name = d.domain_name
from (
  select distinct on (o.domain_name) o.id
  from domains o join profiles p on p.domain_id = o.id and p.id = o.user_id
  where p.published and o.domain_name <> ''
  order by o.domain_name, p.deleted_at nulls first, o.verified_at desc nulls last, p.geo_published_at, o.id
) keeper
where keeper.id = d.id;
update domains d set displaced_at = now() from profiles p
where p.domain_id = d.id and p.id = d.user_id and p.published and d.domain_name <> '' and d.live_name is null;
update profiles p set published = false, llm_profiel_status = 'concept' from domains d
where d.id = p.domain_id and d.user_id = p.id and p.published and d.displaced_at is not null;
