-- The waitlist for admins: a page of it, its counts, and the invitation. What it is searched by is a column of the row itself, which
-- the database works out for whoever joins.
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
  for v_word in select word from unnest(string_to_array(fold_text(p_query), ' ')) with ordinality as w (word, n) where n <= 8 loop
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
