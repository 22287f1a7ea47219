/**
 * An array of the places whose content a visitor of a place sees: the place itself, the province of a city or the
 * cities of a province, and '', which is everywhere. Without a place, the site's own city. @param city the placeholder
 * of the place's id; null without one
 */
export function placesAround(city: string | null): string {
  const wanted =
    city === null ? `(select value->'city_info'->>'id' from configurations where code = 'site')` : `${city}::text`
  return `array(with wanted as materialized (select ${wanted} as id)
    select '' union select id from wanted where id is not null
    union select c.province_id from cities c join wanted on c.id = wanted.id union select c.id from cities c join wanted on c.province_id = wanted.id)`
}
