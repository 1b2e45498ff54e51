import { describe, expect, it } from 'vitest'
import { planText } from './plan-text.ts'

describe('a plan that is kept', () => {
  it('says the same of two runs that read alike', () => {
    const run = (id: string, day: string, period: string) =>
      planText([
        'Append',
        `  ->  Index Scan using quote_${period}_pkey on quote_${period} quote_3`,
        `        Index Cond: ((id = '${id}'::uuid) AND (created_at >= '${day} 10:00:00.123+00'::timestamp with time zone))`,
        `        Filter: (pickup_date = '${day}'::text)`,
        `        Filter: (id = ANY ('{${id},${id}}'::uuid[]))`,
      ])
    const one = run('0b0fcf4e-4a6e-4f0c-8a0e-2f6a3a0d1b11', '2026-11-27', '2026112713')
    expect(run('7d0fcf4e-4a6e-4f0c-8a0e-2f6a3a0d1b99', '2027-01-03', '2027010301')).toBe(one)
    expect(one).toContain(
      'Index Cond: ((id = <id>::uuid) AND (created_at >= <time>::timestamp with time zone))',
    )
  })

  it('says another thing of another way to read', () => {
    expect(planText(['Seq Scan on booking'])).not.toBe(planText(['Index Scan using booking_pkey on booking']))
  })

  it('names a run of partitions that are read alike once', () => {
    const lines = ['2026112701', '2026112707'].map((period) => `  ->  Seq Scan on quote_${period} quote_1`)
    expect(planText(lines)).toBe('  ->  Seq Scan on quote_<period> quote_n')
  })
})
