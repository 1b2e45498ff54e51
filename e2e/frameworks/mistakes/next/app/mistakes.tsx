import { FiacreBooking } from '@fiacre/widget'

/** Two mistakes that the compiler has to find: a unit that there is not, and a field that no quote has. */
export const unit = <FiacreBooking service="https://fiacre.test" units="furlong" />
export const field = (
  <FiacreBooking service="https://fiacre.test" onQuote={({ detail }) => alert(detail.price)} />
)
