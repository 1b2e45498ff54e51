import { serveJobs } from '#platform/threads/serve-jobs.ts'
import { type Detail, type Outline, readAtlas } from './atlas.ts'
import { routeDrawing, type RouteDrawing, type RouteDrawingSource } from './route-drawing.ts'

/** A picture to draw, with how finely its coasts are drawn. */
export type PictureJob = Omit<RouteDrawingSource, 'outlines'> & { detail: Detail }

const atlases = new Map<Detail, Outline[]>()

function atlas(detail: Detail): Outline[] {
  const held = atlases.get(detail) ?? readAtlas(detail)
  atlases.set(detail, held)
  return held
}

/** The thread that draws; outlines are read when the first picture needs them, which takes longer than to draw it. */
serveJobs(({ detail, ...source }: PictureJob): RouteDrawing =>
  routeDrawing({ ...source, outlines: atlas(detail) }),
)
