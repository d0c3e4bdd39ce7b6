ALTER TABLE "waitlist" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(fold_text("name" || ' ' || "company" || ' ' || "email" || ' ' || coalesce("website", '')))) STORED;--> statement-breakpoint
CREATE INDEX "waitlist_created_at" ON "waitlist" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_with_use_case" ON "waitlist" USING btree ("id") WHERE use_case <> '';--> statement-breakpoint

-- db/sql/customers.sql
-- The list of customers for admins: keeps `customers`, and searches it. pg_trgm finds parts of words and words with typing errors by
-- an index; it comes with PostgreSQL and with PGlite.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create index if not exists customers_search on customers using gin (search extensions.gin_trgm_ops);

-- Lower case, without accents, with single spaces.
create or replace function fold_text(p_text text) returns text
  language sql immutable parallel safe
as $$
  select btrim(regexp_replace(regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'))
$$;

create or replace function customer_row(p_user_id uuid) returns setof customers
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.user_id,
    case when a.deleted_at is not null then 'deleted' when a.suspended_at is not null then 'suspended' else 'active' end,
    coalesce(r.role, 'user'),
    coalesce(d.plan_type, s.plan_type, 'free'),
    coalesce(nullif(fold_text(coalesce(nullif(p.company_name, ''), a.display_name)), ''), '~'),
    a.email,
    ' ' || left(fold_text(concat_ws(' ', a.email, a.display_name, p.company_name, p.url, d.domain_name, (
      select string_agg(concat_ws(' ', od.domain_name, op.company_name), ' ')
      from domains od left join profiles op on op.id = od.user_id and op.domain_id = od.id
      where od.user_id = a.user_id and not od.is_primary
    ))), 4000),
    a.created_at,
    coalesce(a.last_sign_in_at, 'epoch'),
    a.deleted_at
  from accounts a
  left join user_roles r on r.user_id = a.user_id
  left join user_subscriptions s on s.user_id = a.user_id
  left join domains d on d.user_id = a.user_id and d.is_primary
  left join profiles p on p.id = a.user_id and p.domain_id = d.id
  where a.user_id = p_user_id
$$;

create or replace function refresh_customer(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Waits for a transaction that changes the same account, and reads what it wrote.
  perform from customers where user_id = p_user_id for update;
  insert into customers as c select * from customer_row(p_user_id)
  on conflict (user_id) do update set
    (state, role, plan_type, name, email, search, created_at, signed_in_at, deleted_at) =
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at)
  where (c.state, c.role, c.plan_type, c.name, c.email, c.search, c.created_at, c.signed_in_at, c.deleted_at) is distinct from
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at);
  perform pg_notify('streams', 'customers');
end $$;

create or replace function follow_customer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create or replace trigger customers after update of email, display_name, suspended_at, deleted_at, last_sign_in_at, created_at on accounts
  for each row execute function follow_customer();
create or replace trigger customers after update of role on user_roles for each row execute function follow_customer();
create or replace trigger customers after update of plan_type on user_subscriptions for each row execute function follow_customer();
create or replace trigger customers after insert or delete or update of domain_name, plan_type, is_primary on domains
  for each row execute function follow_customer();

create or replace function follow_customer_profile() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(new.id);
  return null;
end $$;
create or replace trigger customers after insert or update of company_name, url on profiles
  for each row execute function follow_customer_profile();

-- The list also shows what it does not search by.
create or replace function tell_customers() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'customers');
  return null;
end $$;
create or replace trigger customers_told after update on profiles for each statement execute function tell_customers();
create or replace trigger customers_told after update on user_subscriptions for each statement execute function tell_customers();
create or replace trigger customers_told after delete on customers for each statement execute function tell_customers();

-- What a search finds: at most 2,000 accounts by id, or, when it finds more, the condition that each of very many meets. Words with
-- typing errors count only where no account has the words as typed.
create or replace function match_customers(p_query text, out ids uuid[], out condition text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_word text;
  v_similar text;
begin
  if coalesce(fold_text(p_query), '') = '' then
    return;
  end if;
  for v_word in select word from unnest(string_to_array(fold_text(p_query), ' ')) with ordinality as w (word, n) where n <= 8 loop
    -- A word of one or two letters begins a word; a longer one may stand anywhere.
    condition := concat_ws(' and ', condition, 'c.search like ' || quote_literal(
      case when char_length(v_word) < 3 then '% ' else '%' end || replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_') || '%'));
    v_similar := concat_ws(' and ', v_similar, quote_literal(v_word) || ' operator(extensions.<%) c.search');
  end loop;
  execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || condition || ' limit 2001) found' into ids;
  if ids is null and fold_text(p_query) !~ '[%_\\*]' and char_length(fold_text(p_query)) >= 4 then
    perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
    execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || v_similar || ' limit 2000) found' into ids;
  end if;
  if cardinality(ids) > 2000 then
    ids := null;
  else
    condition := null;
    ids := coalesce(ids, '{}');
  end if;
end $$;

create or replace function customer_conditions(p_matched uuid[], p_condition text, p_plan text, p_state text, p_role text) returns text
  language sql immutable
as $$
  select concat_ws(' and ',
    case p_state when 'deleted' then 'c.deleted_at is not null' else 'c.deleted_at is null' end,
    case when p_state in ('active', 'suspended') then 'c.state = ' || quote_literal(p_state) end,
    'c.plan_type = ' || quote_literal(p_plan), 'c.role = ' || quote_literal(p_role),
    'c.user_id = any (' || quote_literal(p_matched::text) || '::uuid[])', p_condition)
$$;

-- One page, in order, after a place; `sort` is one of the columns below. `sort_key` is where the next page goes on.
create or replace function find_customers(
  p_query text, p_plan text, p_state text, p_role text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer
) returns table (user_id uuid, sort_key text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_way text := case when p_descending then 'desc' else 'asc' end;
  v_past text := case when p_descending then '<' else '>' end;
begin
  if not is_admin() or p_sort not in ('created_at', 'name', 'email', 'signed_in_at', 'deleted_at') then
    raise insufficient_privilege using message = 'only an admin lists customers';
  end if;
  select * into v_match from match_customers(p_query);
  -- So common that the order of the list meets them soon: a bitmap would first collect them all.
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  return query execute format(
    'select c.user_id, case when %1$L in (''name'', ''email'') then c.%1$I::text
       else to_char(c.%1$I::text::timestamptz at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'') end
     from customers c where %2$s %3$s order by c.%1$I %4$s, c.user_id %4$s limit %5$s',
    p_sort, customer_conditions(v_match.ids, v_match.condition, p_plan, p_state, p_role),
    case when p_after is null then '' else format('and (c.%I, c.user_id) %s (%L, %L)', p_sort, v_past, p_after, p_after_id) end,
    v_way, p_limit);
end $$;
grant execute on function find_customers to vindbaar_app;

-- How many there are for each tab, counted up to a thousand and one.
create or replace function count_customers(
  p_query text, p_state text, out everyone integer, out free integer, out pro integer, out expert integer, out admins integer
)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_counts integer[] := '{}';
  v_one integer;
  v_tab text[];
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts customers';
  end if;
  select * into v_match from match_customers(p_query);
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  foreach v_tab slice 1 in array array[[null, null], ['free', null], ['pro', null], ['expert', null], [null, 'admin']] loop
    execute 'select count(*)::int from (select from customers c where '
      || customer_conditions(v_match.ids, v_match.condition, v_tab[1], p_state, v_tab[2]) || ' limit 1001) counted' into v_one;
    v_counts := v_counts || v_one;
  end loop;
  everyone := v_counts[1]; free := v_counts[2]; pro := v_counts[3]; expert := v_counts[4]; admins := v_counts[5];
end $$;
grant execute on function count_customers to vindbaar_app;

-- The waitlist for admins: a page of it, its counts, and the invitation. What it is searched by is a column of the row itself, which
-- the database works out for whoever joins.
grant execute on function fold_text to vindbaar_app, vindbaar_jobs;
create index if not exists waitlist_search on waitlist using gin (search extensions.gin_trgm_ops);

-- One page, newest first, after a place. Every word of the search occurs in the row. `account` says what became of the address:
-- 'none', 'unopened' (nobody signed in yet), 'opened' or 'closed' (locked or deleted).
create or replace function find_waitlist(p_query text, p_before timestamptz, p_before_id uuid, p_limit integer)
returns table (
  id uuid, created_at timestamptz, name text, company text, email text, website text, use_case text, target_audience text,
  invited_at timestamptz, account text
)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_word text;
  v_found text := '';
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin reads the waitlist';
  end if;
  for v_word in select word from unnest(string_to_array(lower(fold_text(p_query)), ' ')) with ordinality as w (word, n) where n <= 8 loop
    v_found := v_found || ' and w.search like '
      || quote_literal('%' || replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  end loop;
  return query execute format(
    'select w.id, w.created_at, w.name, w.company, w.email, w.website, w.use_case, w.target_audience, w.invited_at,
       case when a.user_id is null then ''none'' when a.suspended_at is not null or a.deleted_at is not null then ''closed''
         when a.last_sign_in_at is null then ''unopened'' else ''opened'' end
     from waitlist w left join accounts a on lower(a.email) = lower(w.email)
     where true %s %s order by w.created_at desc, w.id desc limit %s',
    v_found,
    case when p_before is null then '' else format('and (w.created_at, w.id) < (%L, %L)', p_before, p_before_id) end,
    p_limit);
end $$;
grant execute on function find_waitlist to vindbaar_app;

create or replace function count_waitlist(out total integer, out with_use_case integer)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts the waitlist';
  end if;
  select count(*) into total from waitlist;
  select count(*) into with_use_case from waitlist where use_case <> '';
end $$;
grant execute on function count_waitlist to vindbaar_app;

-- Marks a row whose account was made in this transaction. False if the row is gone.
create or replace function mark_invited(p_admin uuid, p_entry uuid, p_user_id uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform require_acting_admin(p_admin);
  update waitlist w set invited_at = p_now from accounts a
  where w.id = p_entry and a.user_id = p_user_id and lower(a.email) = lower(w.email);
  return found;
end $$;
grant execute on function mark_invited to vindbaar_auth;

-- Marks a row again, for a new link: once a minute, and as long as nobody opened the account. Says what was found: 'not-found',
-- 'no-account', 'closed', 'opened', 'sent-already' or 'done'.
create or replace function renew_invitation(p_admin uuid, p_entry uuid, p_now timestamptz, out found_state text, out account_id uuid)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_entry waitlist;
  v_account accounts;
begin
  perform require_acting_admin(p_admin);
  select * into v_entry from waitlist where id = p_entry for update;
  if not found then
    found_state := 'not-found';
    return;
  end if;
  select * into v_account from accounts where lower(email) = lower(v_entry.email);
  account_id := v_account.user_id;
  found_state := case
    when v_account.user_id is null then 'no-account'
    when v_account.suspended_at is not null or v_account.deleted_at is not null then 'closed'
    when v_account.last_sign_in_at is not null then 'opened'
    -- Another process' clock may be a little ahead.
    when v_entry.invited_at between p_now - interval '1 minute' and p_now + interval '1 minute' then 'sent-already'
    else 'done' end;
  if found_state = 'done' then
    update waitlist set invited_at = p_now where id = p_entry;
  end if;
end $$;
grant execute on function renew_invitation to vindbaar_auth;
-- end of db/sql/customers.sql

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
-- end of db/sql/mail-templates.sql
