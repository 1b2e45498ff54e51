import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from '../vite/catalogues.ts'

export default defineConfig({ plugins: [catalogues(), react()] })
