CREATE TABLE "auth"."personal_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "personal_token_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "personal_token_scope" CHECK ("auth"."personal_token"."scope" in ('read', 'analyse')),
	CONSTRAINT "personal_token_length" CHECK (greatest(char_length("auth"."personal_token"."name"), char_length("auth"."personal_token"."token_hash")) <= 200)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_length";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "restore_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."personal_token" ADD CONSTRAINT "personal_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT INSERT, SELECT, UPDATE, DELETE ON "auth"."personal_token" TO "vindbaar_auth";--> statement-breakpoint
CREATE INDEX "personal_token_user_id" ON "auth"."personal_token" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_restore_hash_unique" UNIQUE("restore_hash");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_length" CHECK (greatest(char_length("accounts"."email"), char_length("accounts"."restore_hash")) <= 320);--> statement-breakpoint

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

-- db/sql/own-deletion.sql
-- The owner deletes the own account and takes that back: what an admin's delete and restore do (features/admin/account-status.server.ts),
-- with a link in a mail as the way back.

-- The contract puts the moment of deletion on each of the account's tables.
create or replace function mark_account_deleted(p_user_id uuid, p_deleted_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update user_roles set deleted_at = p_deleted_at where user_id = p_user_id;
  update user_subscriptions set deleted_at = p_deleted_at where user_id = p_user_id;
  update domains set deleted_at = p_deleted_at where user_id = p_user_id;
  update profiles set deleted_at = p_deleted_at, status = case when p_deleted_at is null then 'active' else 'deleted' end
  where id = p_user_id;
$$;

-- False: an admin, who cannot, or an account that is deleted already. Called once the password was right.
create or replace function delete_own_account(p_user_id uuid, p_token_hash text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts a set deleted_at = p_now, restore_hash = p_token_hash
  where a.user_id = p_user_id and a.deleted_at is null
    and not exists (select from user_roles r where r.user_id = p_user_id and r.role = 'admin' and r.deleted_at is null);
  if not found then
    return false;
  end if;
  perform mark_account_deleted(p_user_id, p_now);
  return true;
end $$;
grant execute on function delete_own_account to vindbaar_auth;

-- Whose account a restore link brings back; null where it has ended.
create or replace function restorable_account(p_token_hash text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select user_id from accounts where restore_hash = p_token_hash and deleted_at is not null
$$;
grant execute on function restorable_account to vindbaar_auth;

-- Null where the link has ended. A lock by an admin stays.
create or replace function restore_own_account(p_token_hash text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid;
begin
  update accounts set deleted_at = null where restore_hash = p_token_hash and deleted_at is not null returning user_id into v_user_id;
  if v_user_id is not null then
    perform mark_account_deleted(v_user_id, null);
  end if;
  return v_user_id;
end $$;
grant execute on function restore_own_account to vindbaar_auth;

-- A restore link ends with the deletion that it was made for: it undoes no later one by an admin.
create or replace function end_restore_link() returns trigger
  language plpgsql
as $$
begin
  if new.restore_hash is not distinct from old.restore_hash then
    new.restore_hash := null;
  end if;
  return new;
end $$;
create or replace trigger end_restore_link before update of deleted_at on accounts for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function end_restore_link();
-- end of db/sql/own-deletion.sql

-- db/sql/sessions.sql
-- Refuses a session for a suspended or deleted account. The row lock serialises a sign-in and a suspension at the same moment:
-- the second one sees what the first one wrote.
create or replace function admit_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set last_sign_in_at = now()
  where user_id = new.user_id and suspended_at is null and deleted_at is null;
  if not found then
    raise invalid_authorization_specification using message = 'account is suspended or deleted';
  end if;
  return new;
end $$;
create or replace trigger admit_session before insert on auth.session for each row execute function admit_session();

create or replace function close_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.session where user_id = new.user_id;
  -- Also after the lock or deletion is undone, its personal tokens do not work again.
  delete from auth.personal_token where user_id = new.user_id;
  return null;
end $$;
create or replace trigger close_sessions after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function close_sessions();

create or replace function end_sessions(p_user_id uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  ended integer;
begin
  perform require_right_over(p_user_id);
  delete from auth.session where user_id = p_user_id;
  get diagnostics ended = row_count;
  return ended;
end $$;
grant execute on function end_sessions to vindbaar_app, vindbaar_jobs;

-- Deletes reset links when the password changes, and when the account is suspended or deleted.
create or replace function end_reset_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.verification where value = new.user_id::text;
  -- Including links that are still in the outbox.
  delete from mail_outbox m using auth."user" u
  where u.id = new.user_id and m.to_address = u.email and m.with_reset_link and m.state = 'waiting';
  return null;
end $$;
create or replace trigger end_reset_links after update of password on auth.account for each row
  when (old.password is distinct from new.password) execute function end_reset_links();
create or replace trigger end_reset_links after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function end_reset_links();

-- The only access of jobs to better-auth's tables: deletes expired sessions and links, at most p_limit of each. Returns how many
-- rows were deleted.
create or replace function forget_expired_sign_ins(p_now timestamptz, p_limit integer) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with sessions as (
    delete from auth.session where id in (select id from auth.session where expires_at < p_now limit p_limit) returning 1
  ), links as (
    delete from auth.verification where id in (select id from auth.verification where expires_at < p_now limit p_limit) returning 1
  )
  select ((select count(*) from sessions) + (select count(*) from links))::integer
$$;
grant execute on function forget_expired_sign_ins to vindbaar_jobs;
-- end of db/sql/sessions.sql
