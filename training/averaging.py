"""Learning rate schedule, optimiser steps and weight averaging of both networks."""

import copy
import math
import time

import torch
from torch import nn

WARM_UP = 60


def schedule(steps):
    """Factor of the learning rate by step: linear warm-up, then cosine decay to zero."""

    def factor(step):
        warm = min(1, (step + 1) / WARM_UP)
        return warm * 0.5 * (1 + math.cos(math.pi * min(1, step / steps)))

    return factor


class Average:
    """Exponential moving average of a network's weights."""

    def __init__(self, net, decay=0.995):
        self.net = copy.deepcopy(net).eval()
        self.decay = decay
        self.count = 0

    @torch.no_grad()
    def update(self, net):
        """Updates the average; early steps have a larger weight."""
        self.count += 1
        decay = min(self.decay, self.count / (self.count + 10))
        for mean, value in zip(self.net.parameters(), net.parameters()):
            mean.lerp_(value, 1 - decay)
        for mean, value in zip(self.net.buffers(), net.buffers()):
            mean.copy_(value)


class TrainingRun:
    """Optimiser, learning rate schedule and averaged weights of one training.

    groups: the optimiser's parameter groups. steps: the step at which the learning rates reach zero.
    """

    def __init__(self, net, groups, weight_decay, steps):
        self.net = net
        self.average = Average(net)
        self.optimiser = torch.optim.AdamW(groups, weight_decay=weight_decay)
        self.plan = torch.optim.lr_scheduler.LambdaLR(self.optimiser, schedule(steps))
        self.started = time.time()
        self.count = 0
        self.losses = []

    def step(self, loss):
        """Runs one optimiser step."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5)
        self.optimiser.step()
        self.plan.step()
        self.average.update(self.net)
        self.count += 1
        self.losses.append(loss.item())

    def report(self):
        """Returns a progress line; the loss is the mean since the last report."""
        loss, self.losses = sum(self.losses) / len(self.losses), []
        return f"step {self.count} {time.time() - self.started:.0f}s loss {loss:.3f}"


@torch.no_grad()
def set_mean(net, states):
    """Sets the weights of `net` to the mean of several of its states."""
    first, *others = states
    for name, value in first.items():
        if value.is_floating_point():
            value = sum((state[name] for state in others), value) / len(states)
        net.state_dict()[name].copy_(value)


@torch.no_grad()
def recalibrate_batch_norm(net, batches):
    """Recomputes the batch normalisation statistics for averaged weights.

    batches: images as in training. The running statistics belong to the weights before averaging.
    """
    net.train()
    for layer in net.modules():
        if isinstance(layer, nn.BatchNorm2d) and layer.training:
            layer.reset_running_stats()
            layer.momentum = None
        elif isinstance(layer, nn.Dropout):
            layer.eval()
    for images in batches:
        net(images.contiguous(memory_format=torch.channels_last))
    net.eval()
