-- What an answer that we asked for states wrongly, in the transaction that stores the answer; once for an answer. What the same
-- assistant said wrongly before is told again only if it was right in between, on the question of that notice. `p_details`: as in
-- features/notices/notice-details.ts; each wrong fact has a key, which is the same for the same value. `same` is what the notices of
-- assistants that state the same on one day share, as they are shown and mailed together.
create or replace function tell_wrong_facts(p_answer_id uuid, p_details jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_answer assistant_answers;
  v_news jsonb;
begin
  select * into v_answer from assistant_answers
  where id = p_answer_id and user_id = app_user_id() and obtained = 'asked';
  if not found then
    return;
  end if;
  -- Of two answers that say the same at once, the second sees the notice of the first.
  perform pg_advisory_xact_lock(hashtextextended('wrong facts ' || v_answer.domain_id, 0));
  select jsonb_agg(wrong.value) into v_news from jsonb_array_elements(p_details->'wrong') wrong
  where not exists (
    select from notices n
    where n.user_id = v_answer.user_id and n.domain_id = v_answer.domain_id and n.kind = 'assistant-wrong'
      and n.details->>'assistant' = v_answer.assistant
      and n.details->'wrong' @>
        jsonb_build_array(jsonb_build_object('fact', wrong.value->'fact', 'key', wrong.value->'key'))
      and not exists (
        select from assistant_answers later
        where later.user_id = n.user_id and later.domain_id = n.domain_id and later.assistant = v_answer.assistant
          and later.obtained = 'asked' and later.question = n.details->>'question' and later.created_at > n.created_at
          and later.judgement->'facts' @>
            jsonb_build_array(jsonb_build_object('fact', wrong.value->'fact', 'verdict', 'right'))));
  if v_news is null then
    return;
  end if;
  insert into notices (user_id, domain_id, kind, cause, details, created_at)
  values (v_answer.user_id, v_answer.domain_id, 'assistant-wrong', v_answer.id::text,
    p_details || jsonb_build_object(
      'assistant', v_answer.assistant, 'question', v_answer.question, 'answerId', v_answer.id, 'wrong', v_news,
      'same', concat_ws(' ', v_answer.domain_id, (v_answer.created_at at time zone 'UTC')::date,
        (select string_agg(concat_ws(' ', wrong.value->>'fact', wrong.value->>'key'), ', ' order by wrong.value->>'fact', wrong.value->>'key')
          from jsonb_array_elements(v_news) wrong))),
    v_answer.created_at)
  on conflict do nothing;
end $$;
grant execute on function tell_wrong_facts to vindbaar_app;
