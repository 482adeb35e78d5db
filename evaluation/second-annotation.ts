import { garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { type AnnotationPair, agreementOn, microF1, type PhotoGarments } from './presence.ts';
import type { Section } from './report.ts';
import photosByGarments from './second-annotation.json' with { type: 'json' };

/** The garments that a second annotator saw in each photo of the validation set, by the photo's number (docs/model-card.md). */
const annotatedGarments = new Map(
  Object.entries(photosByGarments).flatMap(([garments, names]) =>
    names.map((name) => [name, new Set(garments.split(' '))] as const),
  ),
);

/**
 * Measures how far labels, network and a second annotator agree on the garments of a photo, which limits the
 * significance of the figures against the labels.
 * @returns null when none of the photos has a second annotation
 */
export function compareSecondAnnotation(photos: readonly PhotoGarments[]): Section | null {
  const annotated = photos.flatMap((photo) => {
    const annotation = annotatedGarments.get(photo.name);
    return annotation ? [{ ...photo, annotation }] : [];
  });
  if (annotated.length === 0) return null;
  const columns: AnnotationPair[][] = [
    annotated.map(({ annotation, labelled }) => [annotation, labelled]),
    annotated.map(({ detected, labelled }) => [detected, labelled]),
    annotated.map(({ detected, annotation }) => [detected, annotation]),
  ];
  return {
    title: `Second annotation: ${annotated.length} photos, presence micro-F1`,
    head: ['', 'annotator and labels', 'network and labels', 'network and annotator'],
    rows: [
      ...garmentClasses.map((garment) => [
        garment,
        ...columns.map((pairs) => agreementOn(garment, pairs).f1.toFixed(3)),
      ]),
      ['all', ...columns.map((pairs) => microF1(pairs).toFixed(3))],
    ],
    figures: [],
  };
}
