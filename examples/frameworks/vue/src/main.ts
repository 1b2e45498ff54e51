import { defineElement } from '@fiacre/widget/element'
import { createApp } from 'vue'
import App from './app.vue'
import { service } from './service'

defineElement(service)
createApp(App).mount('#app')
