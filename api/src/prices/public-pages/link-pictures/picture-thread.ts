import sharp from 'sharp'
import { serveJobs } from '#platform/threads/serve-jobs.ts'
import { linkPicture } from './link-picture.ts'
import type { PictureJob } from './picture-job.ts'

// One picture at a time, and not one processor more.
sharp.concurrency(1)

/** The thread that draws pictures of links; typefaces are read by it alone. */
serveJobs((job: PictureJob): Promise<Uint8Array> =>
  sharp(Buffer.from(linkPicture(job)))
    // A palette would halve its bytes for ten times the work.
    .png({ compressionLevel: 6 })
    .toBuffer(),
)
