import { latitude, longitude, text } from '../../data/cells.ts'
import { listTables } from '../../data/list-tables.ts'
import { readTable } from '../../data/read-table.ts'
import { type RoadPoints, type RoadRow, roadKind } from './road.ts'

/** Stops become nodes of the network in this order, on which the choice between equal ways depends; other files follow. */
const FIRST = ['centre', 'eastern-alps', 'italy', 'north', 'south-east', 'west', 'western-alps', 'balkans']

/** Every road whose length is known. */
export function readRoads(): RoadRow[] {
  return inOrder('roads').flatMap((file) => readTable(file, { road: text, kind: roadKind, stops: text }))
}

/** Every point of theirs that is no place of the gazetteer. */
export function readRoadPoints(): RoadPoints {
  const points = inOrder('roads/points').flatMap((file) =>
    readTable(file, { name: text, lat: latitude, lon: longitude }),
  )
  return new Map(points.map(({ name, lat, lon }) => [name, { lat, lon }]))
}

function inOrder(folder: string): string[] {
  return [...new Set([...FIRST.map((region) => `${folder}/${region}.tsv`), ...listTables(folder)])]
}
