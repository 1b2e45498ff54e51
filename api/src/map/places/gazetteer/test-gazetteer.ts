import { buildGazetteer } from './build-gazetteer.ts'

/** The whole gazetteer for tests that look at it and change nothing of it: two seconds, once for all files of a worker. */
export const GAZETTEER = buildGazetteer()
