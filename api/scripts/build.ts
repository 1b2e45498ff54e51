import { bundleService } from './bundle-service.ts'

await bundleService()
