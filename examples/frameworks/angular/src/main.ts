import { bootstrapApplication } from '@angular/platform-browser'
import { defineElement } from '@fiacre/widget/element'
import { App } from './app'
import { service } from './service'

defineElement(service)
void bootstrapApplication(App)
