import { FiacreNetworkError, FiacreTimeoutError } from '@fiacre/sdk'
import { problem } from '../../booking/flow/testing/problem.ts'

/** The ways in which a price may not come, as the SDK throws them. */
export const FAILURES = {
  noRoad: () => problem(422, 'NO_ROAD', 'There is no road from Geneva Airport to Reykjavík.'),
  unknownPlace: () => {
    const detail = 'We could not find this place. Please add its town and country.'
    const errors = [{ pointer: '/destination', code: 'PLACE_NOT_FOUND', message: detail }]
    return problem(422, 'PLACE_NOT_FOUND', detail, { errors })
  },
  tooManyRequests: () =>
    problem(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait 30 seconds and try again.'),
  serverError: () => problem(500, 'INTERNAL', 'Something went wrong on our side. Please try again.'),
  unavailable: () => problem(503, 'UNAVAILABLE', 'The service is not available right now.'),
  offline: () => new FiacreNetworkError('https://fiacre.example/api'),
  timeOut: () => new FiacreTimeoutError(15_000),
}
