// The words of the account and of tournaments, in English. The other languages are held to the same shape by their types.
import type { GivenRole } from '../../words/kinds.js';

export const en = {
  tournaments: {
    what: 'Tournaments are not there yet: this server has no rounds, pairings or standings.',
    meanwhile:
      'Until then you can make tables and invite people to them, and every finished game is in the statistics.',
  },
  roles: {
    title: 'Roles',
    yours:
      'You have these roles. They are yours to lay down; only an admin or the operator can give them back.',
    names: { JUDGE: 'Judge', HEAD_JUDGE: 'Head judge', ADMIN: 'Admin' } satisfies Record<GivenRole, string>,
    layDown: (role: string) => `Lay down: ${role}`,
    really: (role: string) => `Lay down the role of ${role} for good?`,
    others: 'Give roles',
    hint: 'Judges look into games without a seat in them, every look recorded; head judges also decide appeals. An admin is made by the operator of the server.',
    name: 'Name of the player',
    role: 'Role',
    give: 'Give it',
    take: 'Take it away',
    given: (name: string, role: string) => `${name} now has the role of ${role}.`,
    taken: (name: string, role: string) => `${name} no longer has the role of ${role}.`,
  },
};

export type PageWords = typeof en;
