import type { Context as KoaContext, Middleware } from 'koa'
import type { Orm } from '../../database/orm.ts'
import { boundedQuery } from '../../http/bounded-query.ts'
import { MAIL_LANGUAGES } from '../mail-languages.ts'
import { mailSamples } from '../mail-samples.ts'
import { renderMail } from '../render-mail.ts'
import { MailboxMessage } from './mailbox.entity.ts'
import { documentPolicy, mailDocument } from './mail-document.ts'
import { MAILBOX_STYLE } from './mailbox-style.ts'
import { listPage, lookOf, mailPage, previewsPage } from './mailbox-views.ts'

const LATEST = 200
const PREVIEW = /^(\/dev\/mailbox\/previews\/([a-z-]+)\/([a-z]{2}))(\.html)?$/
const MESSAGE = /^(\/dev\/mailbox\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))(\.html)?$/

/**
 * The development mailbox: JSON `[{to, subject, text, html, links}]`, newest first, at /dev/mailbox and
 * /dev/mailbox.json, both with `?to=`. A browser that asks /dev/mailbox for HTML gets pages: the list, each mail, and
 * previews of every kind in every language.
 */
export function mailbox(orm: Orm): Middleware {
  return async (ctx, next) => {
    const isOurs = /^\/dev\/mailbox(\.json|\.css|\/|$)/.test(ctx.path)
    if (!isOurs || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.set('Cache-Control', 'no-store')
    if (ctx.path === '/dev/mailbox.css') [ctx.type, ctx.body] = ['css', MAILBOX_STYLE]
    else if (ctx.path === '/dev/mailbox' || ctx.path === '/dev/mailbox.json') await list(ctx, orm)
    else if (ctx.path === '/dev/mailbox/previews') listPreviews(ctx)
    else if (!(showPreview(ctx) || (await showMessage(ctx, orm)))) await next()
  }
}

async function list(ctx: KoaContext, orm: Orm): Promise<void> {
  const address = (boundedQuery(ctx).get('to') ?? '').trim().toLowerCase()
  const where = address === '' ? {} : { to: address }
  const em = orm.em.fork()
  const rows = await em.find(MailboxMessage, where, { orderBy: { createdAt: 'desc' }, limit: LATEST })
  if (ctx.path === '/dev/mailbox' && ctx.accepts('json', 'html') === 'html') {
    const latest =
      address === ''
        ? rows
        : await em.find(MailboxMessage, {}, { orderBy: { createdAt: 'desc' }, limit: LATEST })
    ctx.type = 'html'
    ctx.body = listPage(rows, [...new Set(latest.map((mail) => mail.to))], address)
    return
  }
  ctx.body = rows.map(({ to: recipient, subject, text, html }) => ({
    to: recipient,
    subject,
    text,
    html,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }))
}

function listPreviews(ctx: KoaContext): void {
  const kinds = Object.values(mailSamples(ctx.request.URL.origin)).map((mail) => ({
    kind: mail.kind,
    subject: renderMail(mail, 'en').subject,
  }))
  ctx.type = 'html'
  ctx.body = previewsPage(kinds, MAIL_LANGUAGES)
}

function showPreview(ctx: KoaContext): boolean {
  const [, path, kind, language, isDocument] = PREVIEW.exec(ctx.path) ?? []
  const mail = Object.values(mailSamples(ctx.request.URL.origin)).find((one) => one.kind === kind)
  const code = MAIL_LANGUAGES.find((one) => one === language)
  if (path === undefined || !mail || !code) return false
  show(ctx, path, { ...renderMail(mail, code), facts: [['Kind', mail.kind]] }, isDocument !== undefined)
  return true
}

async function showMessage(ctx: KoaContext, orm: Orm): Promise<boolean> {
  const [, path, id, isDocument] = MESSAGE.exec(ctx.path) ?? []
  if (path === undefined || id === undefined) return false
  const mail = await orm.em.fork().findOne(MailboxMessage, { id })
  if (!mail) return false
  const received = `${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const facts: [string, string][] = [
    ['To', mail.to],
    ['Received', received],
  ]
  show(ctx, path, { ...mail, facts }, isDocument !== undefined)
  return true
}

interface Shown {
  subject: string
  text: string
  html: string
  facts: [string, string][]
}

function show(ctx: KoaContext, path: string, mail: Shown, isDocument: boolean): void {
  const look = lookOf(Object.fromEntries(boundedQuery(ctx)))
  ctx.type = 'html'
  if (!isDocument) {
    ctx.body = mailPage({ ...mail, path }, look)
    return
  }
  const document = mailDocument(mail.html, look.scheme)
  ctx.set('Content-Security-Policy', documentPolicy(document))
  ctx.body = document
}
