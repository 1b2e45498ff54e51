import type { Handlers } from '../contract/handler.ts'

export const faqHandlers: Handlers<'listFaqEntries'> = {
  /** Public: entries of our own, as plain text. */
  async listFaqEntries({ query }, { storedSettings, now }) {
    const entries = storedSettings.valueAt('faq', now())?.entries ?? []
    const language = query.lang?.split('-')[0]?.toLowerCase()
    return {
      status: 200,
      body: {
        entries: language === undefined ? entries : entries.filter((entry) => entry.language === language),
      },
      headers: { 'Cache-Control': 'public, max-age=60' },
    }
  },
}
