// Decides whether everyone knows what a reference means. A choice among hidden things is asked even with one
// answer or none, because skipping the question would reveal that (cr 400.2).
import { isNode, walk, type Reference } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { isPublicZone } from '../../../model/events/objects.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';

const isHiddenZone = (kind: unknown): boolean => kind === 'hand' || kind === 'library' || kind === 'outside';

const liesHidden = ({ state }: Run, id: ObjectId): boolean => {
  const object = state.objects[objectNumber(id)];
  return object !== undefined && (!isPublicZone(object.zone) || object.faceDown !== undefined);
};

export function speaksOfHidden(run: Run, reference: Reference): boolean {
  for (const { sort, node } of walk('reference', reference)) {
    if (!isNode(node)) continue;
    if (sort === 'filter' && node.kind === 'in' && isHiddenZone(node['zone'])) return true;
    if (sort !== 'reference') continue;
    if (node.kind === 'top' || node.kind === 'top-until') return true;
    if (node.kind === 'zone' && isHiddenZone(node['zone'])) return true;
    if (node.kind === 'bound' || node.kind === 'linked')
      if (run.objects(node as Reference).some((id) => liesHidden(run, id))) return true;
  }
  return false;
}
