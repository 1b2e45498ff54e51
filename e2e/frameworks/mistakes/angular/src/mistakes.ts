import { Component } from '@angular/core'
import { FiacreBooking } from '@fiacre/widget/angular'

/** Two mistakes that the compiler has to find: a unit that there is not, and a field that no quote has. */
@Component({
  selector: 'app-mistakes',
  imports: [FiacreBooking],
  template: `
    <fiacre-booking units="furlong" />
    <fiacre-booking (fiacre-quote)="tell($event.detail.price)" />
  `,
})
export class Mistakes {
  protected tell(text: string): void {
    alert(text)
  }
}
