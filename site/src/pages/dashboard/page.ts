import type { Page } from '../../base/page/page.ts'

export const dashboardPage: Page = {
  path: '/dashboard',
  title: 'shell.titleDashboard',
  isPublic: false,
  async load() {
    const [page, texts] = await Promise.all([import('./dashboard-page.tsx'), import('./locales/texts.ts')])
    return [page.DashboardPage, texts.dashboardTexts]
  },
}
