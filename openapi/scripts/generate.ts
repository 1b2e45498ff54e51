import { bundle } from './bundle.ts'

bundle('generated/openapi.json')
