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
<p>You are on the waiting list now.</p>
<p>We let in a small number of companies at a time. When it is your turn, you get a mail with a link to open your account. Until then you need not do anything.</p>
<p>Was it not you? Then reply to this mail and we take your details off the list.</p>$$,
$$Hello,

You are on the waiting list now.

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

-- An earlier migration made it with another sentence, which stays where an admin wrote more.
update email_templates
set html = replace(html, 'You have joined the waiting list. That worked.', 'You are on the waiting list now.'),
  text = replace(text, 'You have joined the waiting list. That worked.', 'You are on the waiting list now.')
where key = 'wachtlijst_bevestiging_en' and version = 1 and html like '%That worked.%';
-- end of db/sql/mail/templates-en.sql
