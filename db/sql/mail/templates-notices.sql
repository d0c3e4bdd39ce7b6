-- The first version of the mail with a website's notices of a day, in both languages. db/sql/mail-templates.sql says what a template
-- holds; notices is a placeholder of the product's own: the notices, as lines of text.
insert into email_templates (key, subject, html, text)
select key, subject, body, text
from (values
('meldingen', 'Nieuws over {{company_name}}',
$$<p>Hallo {{first_name}},</p>
<p>Dit zagen we bij {{company_name}}:</p>
<p>{{notices}}</p>
<p><a class="knop" href="{{confirm_url}}">Bekijk je meldingen</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Wil je deze mails niet? Zet ze uit bij je account, onder E-mail. Je meldingen staan dan nog wel op je dashboard.</p>$$,
$$Hallo {{first_name}},

Dit zagen we bij {{company_name}}:

{{notices}}

Bekijk je meldingen: {{confirm_url}}

Wil je deze mails niet? Zet ze uit bij je account, onder E-mail. Je meldingen staan dan nog wel op je dashboard.
$$),
('meldingen_en', 'News about {{company_name}}',
$$<p>Hello {{first_name}},</p>
<p>This is what we saw at {{company_name}}:</p>
<p>{{notices}}</p>
<p><a class="knop" href="{{confirm_url}}">See your notices</a></p>
<p>Does the button not work? Copy this link to your browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Would you rather not get these mails? Turn them off in your account, under E-mail. Your notices stay on your dashboard.</p>$$,
$$Hello {{first_name}},

This is what we saw at {{company_name}}:

{{notices}}

See your notices: {{confirm_url}}

Would you rather not get these mails? Turn them off in your account, under E-mail. Your notices stay on your dashboard.
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;
