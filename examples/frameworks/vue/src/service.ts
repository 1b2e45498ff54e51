export const service: string = import.meta.env.VITE_FIACRE_URL ?? 'http://127.0.0.1:3000'
