/** Reports about a mail as mail servers write them. @param messageId of our mail, with its angle brackets */
const original = (messageId: string, to = 'anna@example.at') =>
  `Message-ID: ${messageId}\nFrom: Klinke <post@klinke.example>\nTo: ${to}\nSubject: Neue Wohnungen\n`

/** RFC 3464, as Postfix writes it. */
export const dsn = (
  messageId: string,
  {
    action = 'failed',
    status = '5.1.1',
    answer = 'smtp; 550 5.1.1 <anna@example.at>: Recipient address rejected: User unknown',
  } = {},
) => `From: Mail Delivery System <MAILER-DAEMON@mx.example.at>
To: bounces@klinke.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.at
Arrival-Date: Mon, 23 Nov 2026 08:00:00 +0100

Final-Recipient: rfc822; anna@example.at
Original-Recipient: rfc822;anna@example.at
Action: ${action}
Status: ${status}
Diagnostic-Code: ${answer}

--B
Content-Type: message/rfc822

${original(messageId)}
Grüß Gott

--B--
`

/** Exchange: a general status, the exact one in the answer, and only the headers of our mail. */
export const exchange = (messageId: string) => `From: Microsoft Outlook <postmaster@firma.example>
To: bounces@klinke.example
Subject: Unzustellbar: Neue Wohnungen
In-Reply-To: ${messageId}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="E"

--E
Content-Type: multipart/alternative; boundary="F"

--F
Content-Type: text/plain; charset="utf-8"

Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen: anna@firma.example

--F
Content-Type: text/html; charset="utf-8"

<p>Fehler bei der Nachrichtenzustellung</p>

--F--
--E
Content-Type: message/delivery-status

Reporting-MTA: dns;EX01.firma.example

Final-Recipient: rfc822;anna@firma.example
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not
 found by SMTP address lookup

--E
Content-Type: text/rfc822-headers

${original(messageId, 'anna@firma.example')}
--E--
`

export const qmail = (messageId: string) => `From: MAILER-DAEMON@mx.alt.example
To: bounces@klinke.example
Subject: failure notice

Hi. This is the qmail-send program at mx.alt.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<anna@alt.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <bounces@klinke.example>
${original(messageId, 'anna@alt.example')}
Text
`

export const gmx = (messageId: string) => `From: "GMX Mailer Daemon" <mailer-daemon@gmx.net>
To: bounces@klinke.example
Subject: Mail delivery failed: returning message to sender
Auto-Submitted: auto-replied

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of
its recipients. This is a permanent error. The following address
failed:

anna@gmx.at:
SMTP error from remote server for RCPT TO command, host: mx00.emig.gmx.net (212.227.15.9) reason: 550
Requested action not taken: mailbox unavailable
For explanation visit https://postmaster.gmx.net/de/error-messages?ip=192.0.2.1&c=mbun

--- The header of the original message is following. ---

${original(messageId, 'anna@gmx.at')}
`

/** ARF, RFC 5965. */
export const complaint = (messageId: string, kind = 'abuse') => `From: <abusedesk@anbieter.example>
To: <bounces@klinke.example>
Subject: FW: Neue Wohnungen
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="A"

--A
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report for a message received from IP 192.0.2.1.

--A
Content-Type: message/feedback-report

Feedback-Type: ${kind}
User-Agent: SomeGenerator/1.0
Version: 1

--A
Content-Type: message/rfc822

${original(messageId)}
Text

--A--
`

/** Somebody's absence. */
export const absence = (messageId: string) => `From: Anna <anna@example.at>
To: bounces@klinke.example
Subject: Abwesend
In-Reply-To: ${messageId}
Auto-Submitted: auto-replied

Ich bin bis Montag nicht da.
`

/** A question of a person. */
export const letter = `From: Anna <anna@example.at>
To: bounces@klinke.example
Subject: Frage

Meine Mail konnte nicht zugestellt werden, warum?
`
