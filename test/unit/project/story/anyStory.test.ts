import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { lineKinds } from './lineFile.ts';
import { keys, locales, Story } from './story.ts';

/** Something that a person or the machine does to a project; it prints as what it is. */
class Act {
  readonly #name: string;
  readonly act: (story: Story) => void | Promise<void>;

  constructor(name: string, act: Act['act']) {
    this.#name = name;
    this.act = act;
  }

  toString(): string {
    return this.#name;
  }
}

const key = fc.constantFrom(...keys);
const locale = fc.constantFrom(...locales);

const simple: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(key, fc.constantFrom('new', 'new', 'earlier', 'gone'))
    .map(
      ([one, becomes]) =>
        new Act(`source ${one} ${becomes}`, (story) => story.changeSource(one, becomes)),
    ),
  fc
    .tuple(locale, key, fc.constantFrom('text', 'text', 'empty', 'gone'))
    .map(
      ([where, one, becomes]) =>
        new Act(`${where} ${one} ${becomes}`, (story) => story.write(where, one, becomes)),
    ),
  fc
    .tuple(locale, key)
    .map(([where, one]) => new Act(`edit ${where} ${one}`, (story) => story.edit(where, one))),
  fc
    .tuple(locale, fc.subarray([...keys], { minLength: 1 }))
    .map(
      ([where, some]) =>
        new Act(`accept ${where} ${some.join()}`, (story) => story.accept(where, some)),
    ),
  fc
    .tuple(fc.subarray([...locales], { minLength: 1 }), fc.boolean())
    .map(
      ([some, loses]) => new Act(`run ${some.join()} ${loses}`, (story) => story.run(some, loses)),
    ),
  fc.nat(7).map((write) => new Act(`crash ${write}`, (story) => story.crash(write))),
  fc
    .subarray([...locales], { minLength: 1 })
    .map((some) => new Act(`propose ${some.join()}`, (story) => story.propose(some))),
  fc
    .tuple(fc.subarray([...keys], { minLength: 1 }), fc.boolean())
    .map(
      ([some, isEdited]) =>
        new Act(`accept proposed ${some.join()} ${isEdited}`, (story) =>
          story.acceptProposed(some, isEdited),
        ),
    ),
  fc
    .subarray([...keys], { minLength: 1 })
    .map((some) => new Act(`type proposed ${some.join()}`, (story) => story.typeProposed(some))),
  fc
    .subarray([...keys], { minLength: 1 })
    .map((some) => new Act(`reject ${some.join()}`, (story) => story.reject(some))),
  fc.constant(new Act('undo', (story) => story.undo())),
  fc.constant(new Act('reload', (story) => story.reload())),
);

const branches = fc.tuple(fc.array(simple, { maxLength: 6 }), fc.array(simple, { maxLength: 6 }));
const acts = fc.oneof(
  { weight: 9, arbitrary: simple },
  { weight: 1, arbitrary: fc.constant(new Act('move', (story) => story.move())) },
  {
    weight: 1,
    arbitrary: branches.map(
      ([one, other]) =>
        new Act(`branch (${one.join()}) (${other.join()})`, (story) =>
          story.branch(
            (theirs) => play(one, theirs),
            (ours) => play(other, ours),
          ),
        ),
    ),
  },
);

async function play(all: readonly Act[], story: Story): Promise<void> {
  for (const { act } of all) {
    await act(story);
    await story.hasStates();
    await story.hasProposals();
  }
}

describe('whatever people and the machine do to a project, one after the other', () => {
  for (const [name, kind] of Object.entries(lineKinds)) {
    it(`people’s texts stay, no proposal is lost, and nothing is paid for twice (${name})`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(acts, { maxLength: 25 }), async (all) => {
          const story = new Story(kind);
          await play(all, story);
          await story.run(locales, false);
          const { texts } = story;
          await story.run(locales, false);
          assert.deepEqual(story.texts, texts);
        }),
        { numRuns: 50 },
      );
    });
  }
});
