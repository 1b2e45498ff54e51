export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  // NUXT_PUBLIC_FIACRE_URL names another service.
  runtimeConfig: { public: { fiacreUrl: 'http://127.0.0.1:3000' } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'fiacre-booking' } },
  typescript: {
    strict: true,
    tsConfig: {
      compilerOptions: { types: ['@fiacre/widget/vue'] },
      vueCompilerOptions: { strictTemplates: true },
    },
  },
  app: {
    head: { htmlAttrs: { lang: 'en' }, title: 'Fiacre in Nuxt', link: [{ rel: 'icon', href: 'data:,' }] },
  },
})
