import { escapeMarkup } from '../http/escape-markup.ts'
import type { Middleware } from 'koa'
import type { Orm } from '../database/orm.ts'
import { MailboxMessage } from './mailbox.entity.ts'

const LATEST = 200

/**
 * The development mailbox: JSON `[{to, subject, text, html, links}]`, newest first, at /dev/mailbox and
 * /dev/mailbox.json, both with `?to=`. A browser that asks /dev/mailbox for HTML gets a page.
 */
export function mailbox(orm: Orm): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/dev/mailbox' && ctx.path !== '/dev/mailbox.json') return next()
    const { to } = ctx.query
    const where = typeof to === 'string' ? { to: to.trim().toLowerCase() } : {}
    const rows = await orm.em
      .fork()
      .find(MailboxMessage, where, { orderBy: { createdAt: 'desc' }, limit: LATEST })
    const mails = rows.map(({ to: recipient, subject, text, html }) => ({
      to: recipient,
      subject,
      text,
      html,
      links: text.match(/https?:\/\/\S+/g) ?? [],
    }))
    ctx.set('Cache-Control', 'no-store')
    if (ctx.path === '/dev/mailbox' && ctx.accepts('json', 'html') === 'html') {
      ctx.type = 'html'
      ctx.body = page(mails)
    } else {
      ctx.body = mails
    }
  }
}

function page(mails: { to: string; subject: string; text: string; links: string[] }[]): string {
  const items = mails.map(
    (mail) =>
      `<article><h2>${escapeMarkup(mail.subject)}</h2><p>to ${escapeMarkup(mail.to)}</p><pre>${escapeMarkup(mail.text)}</pre><ul>${mail.links
        .map((link) => `<li><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></li>`)
        .join('')}</ul></article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1>${items.join('') || '<p>No mail yet.</p>'}</html>`
}
