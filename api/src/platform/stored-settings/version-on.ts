/**
 * The version that holds on a day: of those that have begun, the one that began last; of those that began on the same day, the one
 * that was stored last. What is planned for later waits.
 */
export function versionOn<Version extends { readonly id: number; readonly validFrom: string }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  return versions.reduce<Version | undefined>((best, version) => {
    if (version.validFrom > day) return best
    if (!best) return version
    const isLater =
      version.validFrom === best.validFrom ? version.id > best.id : version.validFrom > best.validFrom
    return isLater ? version : best
  }, undefined)
}
