import { Component, signal } from '@angular/core'
import { FiacreBooking } from '@fiacre/widget/angular'
import type { FiacreQuoteDetail } from '@fiacre/widget/element'
import { service } from './service'

@Component({
  selector: 'app-root',
  imports: [FiacreBooking],
  templateUrl: './app.html',
})
export class App {
  protected readonly service = service
  protected readonly isShown = signal(true)
  protected readonly quote = signal<FiacreQuoteDetail | undefined>(undefined)
}
