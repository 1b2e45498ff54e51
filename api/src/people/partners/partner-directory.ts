import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'
import { PAGE_SCOPES } from '#platform/contract/partner-scopes.ts'
import {
  isLiveAtHome,
  type PartnerCall,
  type PartnerDirectory,
  type PartnerScope,
} from '#platform/http/partner-call.ts'
import { noteUse } from './key-use.ts'
import { hashOfKey, scopesOf } from './keys.ts'
import { sightings } from './note-sighting.ts'
import { originEntries } from './origins.ts'
import { partnerSubdomains } from './partner-subdomains.ts'
import { partnerOfHost } from './subdomain.ts'

/** Reads keys and origins anew at every call, so that a key which is revoked stops working at once. */
export function partnerDirectory(orm: Orm, publicUrl: string, now: () => Date): PartnerDirectory {
  const db = () => orm.em.fork().getKysely()
  const ownHost = new URL(publicUrl).host
  const noteSighting = sightings(orm, now)
  return {
    async findKey(key) {
      const { rows } = await sql<{
        partnerId: string
        keyId: string
        kind: PartnerCall['kind']
        mode: 'test' | 'live'
        scopes: PartnerScope[]
        isRevoked: boolean
      }>`
        select k.partner_id as "partnerId", k.id as "keyId", k.kind, k.mode, k.scopes,
          k.revoked_at is not null or coalesce(k.expires_at <= ${now()}, false)
            or p.state = 'closed' or (k.mode = 'live' and not p.is_live) as "isRevoked"
        from partner_key k join partner p on p.id = k.partner_id where k.key_hash = ${hashOfKey(key)}`.execute(
        db(),
      )
      const row = rows[0]
      if (row && !row.isRevoked) await noteUse(orm.em.fork(), hashOfKey(key), now())
      return row && { ...row, scopes: scopesOf(row), isTest: row.mode === 'test' }
    },

    async noteExposed(key) {
      await sql`
        update partner_key set exposed_at = ${now()} where key_hash = ${hashOfKey(key)} and exposed_at is null`.execute(
        db(),
      )
    },

    async allows(call, origin) {
      // `http://localhost:99999` looks like a loopback origin and is none.
      if (call.kind !== 'publishable' || !URL.canParse(origin)) return false
      const { rows } = await sql`
        select 1 from partner_origin
        where partner_id = ${call.partnerId} and origin = any(${originEntries(origin)})`.execute(db())
      const isListed = rows.length > 0
      await noteSighting(call.partnerId, origin, isListed)
      return isListed && !isLiveAtHome(call, origin)
    },

    async ofHost(host) {
      const partnerId = await partnerOfHost(orm, host, ownHost)
      return partnerId
        ? { partnerId, keyId: null, kind: 'subdomain', isTest: false, scopes: PAGE_SCOPES }
        : undefined
    },

    hasSubdomain: partnerSubdomains(orm, ownHost, now),

    async knowsOrigin(origin) {
      if (origin === 'null' || origin.length > 300 || !URL.canParse(origin)) return false
      const { rows } = await sql`
        select 1 from partner_origin where origin = any(${originEntries(origin)}) limit 1`.execute(db())
      return rows.length > 0
    },
  }
}
