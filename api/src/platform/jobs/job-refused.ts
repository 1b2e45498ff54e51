/** Thrown by a job that can never succeed: it is parked at once, instead of being tried again. */
export class JobRefused extends Error {}
