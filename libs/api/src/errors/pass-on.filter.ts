// Passes on the errors of resolvers unchanged: they are presented and logged where answers are built.
import { Catch, type ExceptionFilter } from '@nestjs/common';

@Catch()
export class PassOn implements ExceptionFilter {
  catch(error: unknown): never {
    throw error;
  }
}
