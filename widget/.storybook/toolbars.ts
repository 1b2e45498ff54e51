/** The toolbar for light and dark, in both books. */
export const THEME = {
  description: 'Light, dark, or whatever the system says',
  toolbar: {
    title: 'Theme',
    icon: 'contrast' as const,
    items: ['system', 'light', 'dark'],
    dynamicTitle: true,
  },
}

/** The widths that screens are looked at in (CONTRIBUTING.md). */
export const SCREENS = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
}

/** Puts the page into the theme of the toolbar. */
export function applyTheme(theme: unknown): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}
