import { defineElement } from '@fiacre/widget/element'

export default defineNuxtPlugin(() => defineElement(useRuntimeConfig().public.fiacreUrl))
