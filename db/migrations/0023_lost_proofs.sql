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

-- The owner is told by mail, once, and the audit log by the same transaction.
create or replace function tell_proof_lost(p_user_id uuid, p_domain_id uuid, p_website text, p_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select queue_mail(
    'bewijs_vervallen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_website,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain_id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-unproven', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_website)
  from accounts a where a.user_id = p_user_id;
$$;

-- What one check of a website found: the way that it was proven, or null. `p_day`: a failure counts once a day; null: it does not count.
create or replace function note_ownership_check(p_domain_id uuid, p_website text, p_method text, p_at timestamptz, p_day date)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid := (select user_id from domains where id = p_domain_id);
  v_was_proven_at timestamptz;
  v_proven_at timestamptz;
begin
  perform require_right_over(v_user_id);
  -- Checks of one website take turns, so that only one of them is the one that loses the proof.
  select proven_at into v_was_proven_at from domain_proofs where domain_id = p_domain_id and website = p_website for update;
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
  if v_was_proven_at is not null and v_proven_at is null then
    perform tell_proof_lost(v_user_id, p_domain_id, p_website, p_at);
  end if;
end $$;
grant execute on function note_ownership_check to vindbaar_app, vindbaar_jobs;

-- The websites of an account that went offline because another account has them live. Who restores an account without a session says
-- so by its own role.
create or replace function websites_live_elsewhere(p_user_id uuid) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if current_setting('role', true) <> 'vindbaar_auth' then
    perform require_right_over(p_user_id);
  end if;
  return query select own.domain_name from domains own
    where own.user_id = p_user_id and own.displaced_at is not null
      and exists (select from domains other where other.live_name = own.domain_name and other.user_id <> p_user_id)
    order by own.domain_name;
end $$;
grant execute on function websites_live_elsewhere to vindbaar_app, vindbaar_auth;
-- end of db/sql/domains.sql

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
-- Placeholders: first_name, confirm_url, unsubscribe_url, company_name. English mails are in db/sql/mail/templates-en.sql.
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
('bewijs_vervallen', 'Je website is niet meer geverifieerd: we vinden het bewijs niet meer',
$$<p>Hallo {{first_name}},</p>
<p>We zochten drie dagen achter elkaar naar het bewijs dat {{company_name}} van jou is, en vonden het niet meer. Daarom staat er bij {{company_name}} geen 'Geverifieerd' meer op je profiel en je badge.</p>
<p>Je profiel verandert verder niet. Maar zonder bewijs kan een ander account dat wel bewijst met deze website online komen, en dan gaat jouw profiel offline. Zet het bestand, de metatag of het DNS-record terug en laat ons opnieuw kijken:</p>
<p><a class="knop" href="{{confirm_url}}">Bewijs dat de website van jou is</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>$$,
$$Hallo {{first_name}},

We zochten drie dagen achter elkaar naar het bewijs dat {{company_name}} van jou is, en vonden het niet meer. Daarom staat er bij {{company_name}} geen 'Geverifieerd' meer op je profiel en je badge.

Je profiel verandert verder niet. Maar zonder bewijs kan een ander account dat wel bewijst met deze website online komen, en dan gaat jouw profiel offline. Zet het bestand, de metatag of het DNS-record terug en laat ons opnieuw kijken:

{{confirm_url}}
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
$$),
('nieuwsbrief', 'Eén ding om deze week na te kijken op je website',
$$<p>Stel een AI-assistent een vraag die je klanten ook stellen, bijvoorbeeld wie hen deze week in de buurt kan helpen. Lees dan wat hij over jou zegt.</p>
<p><strong>Klopt er iets niet, of ontbreekt er iets?</strong> Kijk dan eerst op je eigen website. Openingstijden, prijzen en je werkgebied staan vaak alleen in een afbeelding, of op een pagina waar geen link naartoe gaat. Zet ze in gewone tekst op de pagina waar mensen ze zoeken.</p>
<p>Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat klopt wat hij leest.</p>
<p>Geen nieuwsbrief meer? <a href="{{unsubscribe_url}}">Meld je met één klik af</a>.</p>$$,
$$Stel een AI-assistent een vraag die je klanten ook stellen, bijvoorbeeld wie hen deze week in de buurt kan helpen. Lees dan wat hij over jou zegt.

Klopt er iets niet, of ontbreekt er iets? Kijk dan eerst op je eigen website. Openingstijden, prijzen en je werkgebied staan vaak alleen in een afbeelding, of op een pagina waar geen link naartoe gaat. Zet ze in gewone tekst op de pagina waar mensen ze zoeken.

Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat klopt wat hij leest.

Geen nieuwsbrief meer? Meld je met één klik af: {{unsubscribe_url}}
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;

-- Templates that are older than this table.
insert into email_template_versions (template_id, version, subject, from_name, from_email, html, text, saved_at)
select id, version, subject, from_name, from_email, html, text, updated_at from email_templates t
where not exists (select from email_template_versions v where v.template_id = t.id);
-- end of db/sql/mail-templates.sql

-- db/sql/mail/templates-en.sql
-- The first English version of each mail, under the key of the Dutch one with `_en`. db/sql/mail-templates.sql says what a template
-- holds. It is sent to an account whose language is English, so it names nothing that the product fills in with Dutch words.
insert into email_templates (key, subject, html, text)
select key, subject, body, text
from (values
('wachtwoord_reset_en', 'Choose a new password',
$$<p>You asked for a new password for your account. Choose one with this button:</p>
<p><a class="knop" href="{{confirm_url}}">Choose a new password</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>The link works once and for no longer than an hour. Did you not ask for this? Then you need not do anything: your password stays as it is.</p>$$,
$$You asked for a new password for your account. Choose one with this link:

{{confirm_url}}

The link works once and for no longer than an hour. Did you not ask for this? Then you need not do anything: your password stays as it is.
$$),
('account_aangemaakt_en', 'Your account is ready',
$$<p>Hello {{first_name}},</p>
<p>Your account is ready. Choose your password and you can start right away:</p>
<p><a class="knop" href="{{confirm_url}}">Choose your password</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Next you fill in your company details and publish your profile. You see at once how well AI assistants can read your website. The screens are in Dutch.</p>
<p>Has the link expired? Ask for a new one on the sign-in page, under ‘Wachtwoord vergeten’.</p>$$,
$$Hello {{first_name}},

Your account is ready. Choose your password and you can start right away:

{{confirm_url}}

Next you fill in your company details and publish your profile. You see at once how well AI assistants can read your website. The screens are in Dutch.

Has the link expired? Ask for a new one on the sign-in page, under 'Wachtwoord vergeten'.
$$),
('wachtwoord_tijdelijk_en', 'Your temporary password',
$$<p>Hello {{first_name}},</p>
<p>We have set a temporary password for your account. You have been signed out everywhere.</p>
<p>Your temporary password: <strong style="font-family:Menlo,Consolas,monospace">{{temp_password}}</strong></p>
<p><a class="knop" href="{{confirm_url}}">Sign in</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Once you have signed in, you choose a password of your own. Did you not ask for this? Then reply to this mail.</p>$$,
$$Hello {{first_name}},

We have set a temporary password for your account. You have been signed out everywhere.

Your temporary password: {{temp_password}}

Sign in: {{confirm_url}}

Once you have signed in, you choose a password of your own. Did you not ask for this? Then reply to this mail.
$$),
('account_vergrendeld_en', 'Signing in is blocked for fifteen minutes',
$$<p>Someone tried to sign in to your account with a wrong password ten times in a row. Signing in is therefore blocked for 15 minutes. Where you were signed in already, you still are.</p>
<p>Was it you? Then wait a quarter of an hour, or choose a new password now. That lifts the block at once:</p>
<p><a class="knop" href="{{confirm_url}}">Choose a new password</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Was it not you? Nobody got into your account. If you use this password anywhere else, choose a new one to be safe.</p>$$,
$$Someone tried to sign in to your account with a wrong password ten times in a row. Signing in is therefore blocked for 15 minutes. Where you were signed in already, you still are.

Was it you? Then wait a quarter of an hour, or choose a new password now. That lifts the block at once:

{{confirm_url}}

Was it not you? Nobody got into your account. If you use this password anywhere else, choose a new one to be safe.
$$),
('account_verwijderd_en', 'Your account has been deleted',
$$<p>You deleted your account. Your profile is offline and you have been signed out everywhere.</p>
<p>We keep your data for another 30 days. Have you changed your mind, or was it not you? Then get everything back with this button:</p>
<p><a class="knop" href="{{confirm_url}}">Restore my account</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>If you do nothing, we erase everything for good after 30 days. Was it not you? Then choose a new password as soon as your account is back.</p>$$,
$$You deleted your account. Your profile is offline and you have been signed out everywhere.

We keep your data for another 30 days. Have you changed your mind, or was it not you? Then get everything back with this link:

{{confirm_url}}

If you do nothing, we erase everything for good after 30 days. Was it not you? Then choose a new password as soon as your account is back.
$$),
('website_overgenomen_en', 'Your profile is offline: another account proved that the website is theirs',
$$<p>Hello {{first_name}},</p>
<p>Another account proved that {{company_name}} is theirs, and published the website. A website can be live in one account only. That is why your profile of {{company_name}} is offline now.</p>
<p>You have lost nothing: your profile, your reports and the address of your page are kept. Is the website yours? Then prove it with a file, a meta tag or a DNS record, and publish again:</p>
<p><a class="knop" href="{{confirm_url}}">Prove that the website is yours</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Do you think that this is not right? Then reply to this mail.</p>$$,
$$Hello {{first_name}},

Another account proved that {{company_name}} is theirs, and published the website. A website can be live in one account only. That is why your profile of {{company_name}} is offline now.

You have lost nothing: your profile, your reports and the address of your page are kept. Is the website yours? Then prove it with a file, a meta tag or a DNS record, and publish again:

{{confirm_url}}

Do you think that this is not right? Then reply to this mail.
$$),
('bewijs_vervallen_en', 'Your website is no longer verified: we cannot find the proof any more',
$$<p>Hello {{first_name}},</p>
<p>For three days in a row we looked for the proof that {{company_name}} is yours, and did not find it any more. That is why your profile and your badge no longer say that {{company_name}} is verified.</p>
<p>Nothing else about your profile changes. But without proof, another account that does prove it can go live with this website, and then your profile goes offline. Put the file, the meta tag or the DNS record back and let us look again:</p>
<p><a class="knop" href="{{confirm_url}}">Prove that the website is yours</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>$$,
$$Hello {{first_name}},

For three days in a row we looked for the proof that {{company_name}} is yours, and did not find it any more. That is why your profile and your badge no longer say that {{company_name}} is verified.

Nothing else about your profile changes. But without proof, another account that does prove it can go live with this website, and then your profile goes offline. Put the file, the meta tag or the DNS record back and let us look again:

{{confirm_url}}
$$),
('wachtlijst_bevestiging_en', 'You are on the waiting list',
$$<p>Hello,</p>
<p>You have joined the waiting list. That worked.</p>
<p>We let in a small number of companies at a time. When it is your turn, you get a mail with a link to open your account. Until then you need not do anything.</p>
<p>Was it not you? Then reply to this mail and we take your details off the list.</p>$$,
$$Hello,

You have joined the waiting list. That worked.

We let in a small number of companies at a time. When it is your turn, you get a mail with a link to open your account. Until then you need not do anything.

Was it not you? Then reply to this mail and we take your details off the list.
$$),
('uitnodiging_en', 'It is your turn: open your account',
$$<p>Hello {{first_name}},</p>
<p>You were on our waiting list, and there is room for you now. Your account is ready. Choose your password and you can start right away:</p>
<p><a class="knop" href="{{confirm_url}}">Open your account</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>The link works for seven days. Has it expired? Ask for a new one on the sign-in page, under ‘Wachtwoord vergeten’.</p>
<p>Next you fill in your company details and publish your profile. You start with the free plan. Would you like Pro or Expert? Then reply to this mail: you hear what it costs before you choose.</p>
<p>Did you not sign up yourself? Then reply to this mail and we delete your data.</p>$$,
$$Hello {{first_name}},

You were on our waiting list, and there is room for you now. Your account is ready. Choose your password and you can start right away:

{{confirm_url}}

The link works for seven days. Has it expired? Ask for a new one on the sign-in page, under 'Wachtwoord vergeten'.

Next you fill in your company details and publish your profile. You start with the free plan. Would you like Pro or Expert? Then reply to this mail: you hear what it costs before you choose.

Did you not sign up yourself? Then reply to this mail and we delete your data.
$$),
('nieuwsbrief_bevestiging_en', 'Confirm that you want the newsletter',
$$<p>You gave your e-mail address for the newsletter. Confirm that it is right, and we send you the first tips:</p>
<p><a class="knop" href="{{confirm_url}}">Confirm</a></p>
<p>Is the button not working? Then copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Was it not you? Then you need not do anything: without a confirmation you get no newsletter.</p>$$,
$$You gave your e-mail address for the newsletter. Confirm that it is right, and we send you the first tips:

{{confirm_url}}

Was it not you? Then you need not do anything: without a confirmation you get no newsletter.
$$),
('nieuwsbrief_welkom_en', 'The first tips for being found by AI',
$$<p>Good to have you with us. You can begin today with these three steps:</p>
<p><strong>Let the crawlers in.</strong> Look in the file robots.txt of your website and check that OAI-SearchBot, Claude-SearchBot and PerplexityBot are not kept out. Whoever may not come in cannot mention you either.</p>
<p><strong>Put the facts in plain text.</strong> Name, town, services and contact details must be in the page itself, not only in a picture or in something that appears after the page has loaded. Many crawlers run no JavaScript.</p>
<p><strong>Be the same everywhere.</strong> Use one name, one address and one phone number on your website, in the trade register and on your social profiles.</p>
<p>Nobody can promise that an assistant will mention you. You can make sure that it can read you well.</p>
<p>No more newsletter? <a href="{{unsubscribe_url}}">Unsubscribe with one click</a>.</p>$$,
$$Good to have you with us. You can begin today with these three steps:

1. Let the crawlers in. Look in the file robots.txt of your website and check that OAI-SearchBot, Claude-SearchBot and PerplexityBot are not kept out. Whoever may not come in cannot mention you either.

2. Put the facts in plain text. Name, town, services and contact details must be in the page itself, not only in a picture or in something that appears after the page has loaded. Many crawlers run no JavaScript.

3. Be the same everywhere. Use one name, one address and one phone number on your website, in the trade register and on your social profiles.

Nobody can promise that an assistant will mention you. You can make sure that it can read you well.

No more newsletter? Unsubscribe with one click: {{unsubscribe_url}}
$$),
('nieuwsbrief_en', 'One thing to check on your website this week',
$$<p>Ask an AI assistant a question that your customers ask, such as who nearby can help them this week. Then look at what it says about you.</p>
<p><strong>Is something wrong or missing?</strong> Then look on your own website first. Opening hours, prices and the area that you work in are often on a picture only, or on a page that nothing links to. Put them in plain text, on the page where people look for them.</p>
<p>Nobody can promise that an assistant will mention you. You can make sure that what it reads is right.</p>
<p>No more newsletter? <a href="{{unsubscribe_url}}">Unsubscribe with one click</a>.</p>$$,
$$Ask an AI assistant a question that your customers ask, such as who nearby can help them this week. Then look at what it says about you.

Is something wrong or missing? Then look on your own website first. Opening hours, prices and the area that you work in are often on a picture only, or on a page that nothing links to. Put them in plain text, on the page where people look for them.

Nobody can promise that an assistant will mention you. You can make sure that what it reads is right.

No more newsletter? Unsubscribe with one click: {{unsubscribe_url}}
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;
-- end of db/sql/mail/templates-en.sql
