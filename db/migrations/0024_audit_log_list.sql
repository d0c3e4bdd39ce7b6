CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","at" DESC NULLS LAST,"sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_email" ON "audit_log" USING btree ("email","at" DESC NULLS LAST);--> statement-breakpoint

-- db/sql/admin/acts.sql
-- A page of the audit log, newest first, after a place. Who acted and on whom is found as in the list of customers (match_customers),
-- by the id of an account, also of one that is gone, or on whom by an e-mail address that has no account.
create or replace function find_acts(
  p_who text, p_whom text, p_act text, p_from date, p_until date, p_before timestamptz, p_before_sequence bigint, p_limit integer
) returns table (
  sequence bigint, at timestamptz, act text, actor_kind text, actor_id uuid, actor_email text, subject_id uuid, subject_email text,
  address text, details jsonb
)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin reads the audit log';
  end if;
  return query execute format(
    'select l.sequence, l.at, l.act, l.actor_kind, l.actor_id, a.email, l.subject_id, coalesce(s.email, l.email), l.address, l.details
     from (select * from audit_log l where %s order by l.at desc nulls last, l.sequence desc nulls last limit %s) l
     left join accounts a on a.user_id = l.actor_id left join accounts s on s.user_id = l.subject_id
     order by l.at desc, l.sequence desc',
    concat_ws(' and ', 'true',
      account_condition('l.actor_id', p_who),
      '(' || account_condition('l.subject_id', p_whom) || ' or l.email = ' || quote_literal(lower(btrim(p_whom))) || ')',
      'l.act = ' || quote_literal(p_act),
      'l.at >= (' || quote_literal(p_from) || '::date)::timestamp at time zone ''Europe/Amsterdam''',
      'l.at < (' || quote_literal(p_until) || '::date + 1)::timestamp at time zone ''Europe/Amsterdam''',
      '(l.at, l.sequence) < (' || quote_literal(p_before) || '::timestamptz, ' || p_before_sequence || ')'),
    p_limit);
end $$;
grant execute on function find_acts to vindbaar_app;

-- The condition that a column names an account that the text finds; null without a text.
create or replace function account_condition(p_column text, p_text text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_match record;
begin
  if coalesce(btrim(p_text), '') = '' then
    return null;
  end if;
  if btrim(p_text) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return p_column || ' = ' || quote_literal(btrim(p_text)) || '::uuid';
  end if;
  -- A whole address is not an attempt at another one.
  if btrim(p_text) ~ '^[^@[:space:]]+@[^@[:space:]]+$' then
    return p_column || ' in (select c.user_id from accounts c where lower(c.email) = ' || quote_literal(lower(btrim(p_text))) || ')';
  end if;
  select * into v_match from match_customers(p_text);
  -- So many that they are not listed by id.
  if v_match.condition is not null then
    return p_column || ' in (select c.user_id from customers c where ' || v_match.condition || ')';
  end if;
  return p_column || ' = any (' || quote_literal(coalesce(v_match.ids, '{}')::text) || '::uuid[])';
end $$;
-- end of db/sql/admin/acts.sql
