import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Inside of Fiacre's repository the packages are their sources; this asks for what npm has. Your app needs no such line.
  resolve: { conditions: ['published', ...defaultClientConditions] },
  preview: { port: Number(process.env['PORT'] ?? 4002), strictPort: true, host: 'localhost' },
})
