/**
 * The address of a map's navigation to a place. Positions are WGS-84 here, which the address says, so that the map
 * converts them: it opens its own app where there is one.
 */
export function wayTo(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  name: string,
): string {
  const to = encodeURIComponent(`${longitude},${latitude},${name.replaceAll(',', ' ')}`)
  return `https://uri.amap.com/navigation?to=${to}&coordinate=wgs84&callnative=1`
}
